import { useState } from "react"
import * as z from "zod/mini"
import { api } from "#app/api.ts"
import { useForm } from "#app/forms/use-form.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { signInSchema } from "#domain/account.ts"
import { ConfirmEmail } from "./confirm-email.tsx"
import { PasswordField } from "./password-field.tsx"
import { ScanCode } from "./scan-code.tsx"
import { StepHeading } from "./step-heading.tsx"
import { type AppKey, useFailure } from "./use-two-step.ts"

const schema = z.object({ password: signInSchema.shape.password })

type TurnOnProps = { isEmailConfirmed: boolean; takesFocus: boolean; onCodes: (codes: string[]) => void }

/** Her password, then the code to scan. */
export function TurnOn({ isEmailConfirmed, takesFocus, onCodes }: TurnOnProps) {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const [key, setKey] = useState<AppKey | null>(null)

  const { errors, formProps, submitProps } = useForm({
    schema,
    async submit(json) {
      try {
        const begun = await (await api.auth["two-step"].begin.$post({ json })).json()
        setKey({ ...begun, picture: await draw(begun.address) })
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
        <ConfirmEmail />
      )}
    </div>
  )
}

/** Null where the code that draws it could not be loaded: the key says the same. */
async function draw(address: string): Promise<string | null> {
  try {
    const { renderSVG } = await import("uqr")
    return `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`
  } catch {
    return null
  }
}
