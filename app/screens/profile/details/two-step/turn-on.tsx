import { useState } from "react"
import { api } from "#app/api.ts"
import { useForm } from "#app/forms/use-form.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { qrPicture } from "#app/qr-picture.ts"
import { Button } from "#app/ui/button.tsx"
import { proofSchema } from "#domain/account.ts"
import { PasswordField } from "../password-field.tsx"
import { useFailure } from "../use-failure.ts"
import { ConfirmEmail } from "./confirm-email.tsx"
import { ScanCode } from "./scan-code.tsx"
import { StepHeading } from "./step-heading.tsx"
import type { AppKey } from "./use-two-step.ts"

type TurnOnProps = { isEmailConfirmed: boolean; takesFocus: boolean; onCodes: (codes: string[]) => void }

/** Her password, then the code to scan. */
export function TurnOn({ isEmailConfirmed, takesFocus, onCodes }: TurnOnProps) {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const [key, setKey] = useState<AppKey | null>(null)

  const { errors, formProps, submitProps } = useForm({
    schema: proofSchema,
    async submit(json) {
      try {
        const begun = await (await api.auth["two-step"].begin.$post({ json })).json()
        // Without its picture the key says the same.
        setKey({ ...begun, picture: await qrPicture(begun.address).catch(() => null) })
      } catch (error) {
        return fieldsOf(error)
      }
    },
  })

  if (key) return <ScanCode appKey={key} onCodes={onCodes} />
  return (
    <div className="flex flex-col gap-5">
      {takesFocus && <StepHeading>{t("twoStepOffTitle")}</StepHeading>}
      <p>{t("twoStepWhat")}</p>
      {isEmailConfirmed ? (
        <form {...formProps} className="flex flex-col gap-5">
          <PasswordField error={errors.password} />
          <Button {...submitProps} variant="soft" className="self-start">
            {t("twoStepBegin")}
          </Button>
        </form>
      ) : (
        <ConfirmEmail why={t("twoStepUnconfirmed")} />
      )}
    </div>
  )
}
