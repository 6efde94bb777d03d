import { useFieldMessage } from "#app/forms/use-form.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { AccountName } from "#app/session/account-name.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import type { FieldErrorCode } from "#domain/field-errors.ts"
import { OtherProof } from "./ways-in/other-proof.tsx"
import { useWaysIn } from "./ways-in/use-ways-in.ts"

type PasswordFieldProps = { description?: string | undefined; error: FieldErrorCode | undefined }

/** If she has no password, asks for another proof of who she is. */
export function PasswordField({ description, error }: PasswordFieldProps) {
  const t = useMessages("details")
  const message = useFieldMessage()
  const { waysIn } = useWaysIn()
  if (waysIn?.hasPassword === false) return <OtherProof waysIn={waysIn} />
  return (
    <>
      <AccountName email={waysIn?.email ?? ""} />
      <TextField
        name="password"
        type="password"
        label={t("yourPassword")}
        description={description}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="current-password"
        required
        error={error === "invalid" ? t("wrongPassword") : message(error, undefined, t("passwordMissing"))}
      />
    </>
  )
}
