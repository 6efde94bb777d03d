import * as z from "zod/mini"
import { api } from "#app/api.ts"
import { useForm } from "#app/forms/use-form.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { OneTimeCode } from "#app/ui/one-time-code.tsx"
import { appCodeSchema } from "#domain/account/two-step.ts"
import { useFailure } from "../use-failure.ts"
import { CopyButton } from "./copy-button.tsx"
import { StepHeading } from "./step-heading.tsx"
import type { AppKey } from "./use-two-step.ts"

const schema = z.object({ code: appCodeSchema })

type ScanCodeProps = { appKey: AppKey; onCodes: (codes: string[]) => void }

export function ScanCode({ appKey, onCodes }: ScanCodeProps) {
  const t = useMessages("details")
  const fieldsOf = useFailure()

  const { errors, formProps, submitProps } = useForm({
    schema,
    async submit(json) {
      try {
        const { recoveryCodes } = await (await api.auth["two-step"].confirm.$post({ json })).json()
        onCodes(recoveryCodes)
      } catch (error) {
        return fieldsOf(error, t("twoStepHeldBack"))
      }
    },
  })

  return (
    <div className="flex flex-col gap-5">
      <StepHeading>{t("twoStepScan")}</StepHeading>
      <p>{t("twoStepScanText")}</p>
      {appKey.picture && (
        <img
          src={appKey.picture}
          alt={t("twoStepQr")}
          className="w-full max-w-56 self-center rounded-md bg-white p-2"
        />
      )}
      <Key {...appKey} />
      <form {...formProps} className="flex flex-col gap-5">
        <OneTimeCode
          name="code"
          label={t("twoStepCode")}
          description={t("twoStepCodeHint")}
          error={errors.code && t(errors.code === "required" ? "twoStepCodeMissing" : "twoStepCodeWrong")}
        />
        <Button {...submitProps} className="self-start">
          {t("twoStepTurnOn")}
        </Button>
      </form>
    </div>
  )
}

/** The key is shown in groups for easier typing and copied without spaces. */
function Key({ secret, address }: AppKey) {
  const t = useMessages("details")
  return (
    <div className="flex flex-col gap-3">
      <p>
        <span className="block font-bold">{t("twoStepKey")}</span>
        <code className="block font-mono text-sm break-words">{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton text={secret}>{t("twoStepCopyKey")}</CopyButton>
        <a href={address} className="inline-flex min-h-11 items-center underline pointer-fine:hidden">
          {t("twoStepOpenApp")}
        </a>
      </div>
    </div>
  )
}
