import { useState } from "react"
import { type PasskeyProblem, problemOf } from "#app/account/passkey/problem.ts"
import { useFieldMessage, useForm } from "#app/forms/use-form.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { newPasskeySchema, passkeyNameMaxLength } from "#domain/account/passkey.ts"
import { PasswordField } from "../password-field.tsx"
import type { usePasskeys } from "./use-passkeys.ts"

type AddPasskeyProps = { add: ReturnType<typeof usePasskeys>["add"]; onAdded: () => void; isFirst: boolean }

/** Her password is required so that nobody else can add a passkey on a phone that is left open. */
export function AddPasskey({ add, onAdded, isFirst }: AddPasskeyProps) {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const message = useFieldMessage()
  const [failure, setFailure] = useState<PasskeyProblem | AppError>()

  const { errors, formProps, submitProps } = useForm({
    schema: newPasskeySchema,
    async submit(input) {
      setFailure(undefined)
      try {
        await add(input)
      } catch (error) {
        return explain(error)
      }
      onAdded()
    },
  })

  function explain(error: unknown) {
    const problem = problemOf(error)
    if (problem instanceof AppError && problem.code === "INVALID_PASSWORD") return { password: "invalid" } as const
    if (problem instanceof AppError && Object.keys(problem.fields).length > 0) return problem.fields
    setFailure(problem ?? undefined)
    return null
  }

  return (
    <form {...formProps} aria-labelledby="new-passkey" className="flex flex-col gap-6">
      <h3 id="new-passkey" className="text-lg">
        {t(isFirst ? "passkeyFirst" : "passkeyAnother")}
      </h3>
      <TextField
        name="name"
        required
        label={t("passkeyName")}
        description={t("passkeyNameText")}
        defaultValue={t(matchMedia("(pointer: coarse)").matches ? "passkeyPhone" : "passkeyComputer")}
        maxLength={passkeyNameMaxLength}
        autoComplete="off"
        error={message(errors.name, passkeyNameMaxLength, t("passkeyNameMissing"))}
      />
      <PasswordField description={t("passkeyPasswordText")} error={errors.password} />
      <Button {...submitProps} variant="soft" className="self-start" pendingLabel={t("passkeyWaiting")}>
        {t("passkeyAdd")}
      </Button>
      {failure && (
        <Notice role="alert">
          {failure instanceof AppError ? messageOf(tErrors, failure) : t(`passkey${failure}`)}
        </Notice>
      )}
    </form>
  )
}
