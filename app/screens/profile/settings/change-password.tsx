import * as z from "zod/mini"
import { api } from "#app/api.ts"
import { FormFailure, useFieldMessage, useForm } from "#app/forms/use-form.tsx"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { renewDevice } from "#app/reminders/renew-device.ts"
import { AppError } from "#app/send.ts"
import { AccountName } from "#app/session/account-name.tsx"
import { useUser } from "#app/session/use-user.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import { newPasswordMinLength, newPasswordSchema, signInSchema } from "#domain/account/account.ts"
import { useWaysIn } from "./ways-in/use-ways-in.ts"

const schema = z.object({ currentPassword: signInSchema.shape.password, newPassword: newPasswordSchema })

export function ChangePassword() {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const language = usePartLanguage("notifications")
  const { id: userId } = useUser()
  const { waysIn } = useWaysIn()
  const { perform } = useOperations()
  const message = useFieldMessage()

  const { errors, failure, formProps, submitProps } = useForm({
    schema,
    async submit(passwords, form, fail) {
      try {
        await api.auth["change-password"].$post({ json: passwords })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code === "INVALID_PASSWORD") return { currentPassword: "invalid" }
        const description = messageOf(tErrors, error)
        fail({ text: description })
        showToast({ title: t("passwordFailed"), description, kind: "destructive" })
        return error.fields
      }
      form.reset()
      // The server forgets all devices that receive reminders when a password changes, so this one is registered again.
      void renewDevice({ userId, language, perform, isForgotten: true }).catch(() => {})
      showToast({ title: t("passwordChanged"), description: t("passwordChangedText") })
    },
  })

  const passwordField = { type: "password", showLabel: t("showPassword"), hideLabel: t("hidePassword"), required: true }
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <AccountName email={waysIn?.email ?? ""} />
      <TextField
        {...passwordField}
        name="currentPassword"
        label={t("currentPassword")}
        autoComplete="current-password"
        error={
          errors.currentPassword === "invalid"
            ? t("wrongPassword")
            : message(errors.currentPassword, undefined, t("passwordMissing"))
        }
      />
      <TextField
        {...passwordField}
        name="newPassword"
        label={t("newPassword")}
        autoComplete="new-password"
        description={t("newPasswordHint", { min: newPasswordMinLength })}
        error={message(errors.newPassword)}
      />
      <FormFailure failure={failure} />
      <Button {...submitProps} variant="soft" className="self-start" pendingLabel={t("saving")}>
        {t("savePassword")}
      </Button>
    </form>
  )
}
