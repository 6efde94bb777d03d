import { ShieldCheck } from "lucide"
import * as z from "zod/mini"
import { api } from "#app/api.ts"
import { useForm } from "#app/forms/use-form.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { proofSchema } from "#domain/account/account.ts"
import { secondStepCodeSchema } from "#domain/account/two-step.ts"
import { PasswordField } from "../password-field.tsx"
import { ProofForm } from "../proof-form.tsx"
import { UnfoldingRow } from "../rows.tsx"
import { useFailure } from "../use-failure.ts"
import { StepHeading } from "./step-heading.tsx"
import type { TwoStepState } from "./use-two-step.ts"

const offSchema = z.object({ ...proofSchema.shape, code: secondStepCodeSchema })

type TurnedOnProps = {
  state: TwoStepState
  takesFocus: boolean
  onCodes: (codes: string[]) => void
  onOff: () => Promise<void>
}

export function TurnedOn({ state, takesFocus, onCodes, onOff }: TurnedOnProps) {
  const t = useMessages("details")
  const lang = useLanguage()
  const { since, recoveryCodesLeft } = state
  return (
    <div className="flex flex-col gap-5">
      {takesFocus && <StepHeading>{t("twoStepOnTitle")}</StepHeading>}
      <div className="flex gap-3 rounded-md bg-done-soft px-4 py-3">
        <Icon node={ShieldCheck} size={22} className="mt-0.5 shrink-0 text-done" />
        <div>
          {since && <p className="font-bold">{t("twoStepIsOn", { date: longDate(since, lang) })}</p>}
          <p>{t("twoStepLeft", { count: recoveryCodesLeft })}</p>
        </div>
      </div>
      <div className="divide-y divide-line border-y border-line">
        <UnfoldingRow title={t("twoStepNewCodes")} text={t("twoStepNewCodesText")}>
          <NewCodes onCodes={onCodes} />
        </UnfoldingRow>
        <UnfoldingRow title={t("twoStepOff")} text={t("twoStepOffText")}>
          <TurnOff onOff={onOff} />
        </UnfoldingRow>
      </div>
    </div>
  )
}

function NewCodes({ onCodes }: Pick<TurnedOnProps, "onCodes">) {
  const t = useMessages("details")
  return (
    <ProofForm
      label={t("twoStepMakeCodes")}
      submit={async (json) => {
        onCodes((await (await api.auth["two-step"]["recovery-codes"].$post({ json })).json()).recoveryCodes)
      }}
    />
  )
}

function TurnOff({ onOff }: Pick<TurnedOnProps, "onOff">) {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const { errors, formProps, submitProps } = useForm({
    schema: offSchema,
    async submit(json) {
      try {
        await api.auth["two-step"].off.$post({ json })
        await onOff()
      } catch (error) {
        return fieldsOf(error, t("twoStepHeldBack"))
      }
    },
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <PasswordField error={errors.password} />
      <TextField
        name="code"
        label={t("twoStepEitherCode")}
        description={t("twoStepEitherHint")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code && t(errors.code === "required" ? "twoStepCodeMissing" : "twoStepEitherWrong")}
      />
      <Button {...submitProps} variant="danger" className="self-start">
        {t("twoStepTurnOff")}
      </Button>
    </form>
  )
}
