import { useState } from "react"
import { Link } from "react-router"
import { MailCode } from "#app/account/mail-code.tsx"
import { FormFailure, useFieldMessage, useForm, withMinimumDelay } from "#app/forms/use-form.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { failureOf } from "#app/session/account.ts"
import { requestPasswordReset } from "#app/session/other-ways-in.ts"
import { FormPage } from "#app/shell/form-page.tsx"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import { forgotPasswordSchema } from "#domain/account/account.ts"
import { emailMaxLength } from "#domain/account/email-address.ts"

export const handle: ScreenHandle = { messages: "forgot-password" }

export default function ForgotPassword() {
  const t = useMessages("forgot-password")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const message = useFieldMessage()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const { errors, failure, formProps, submitProps } = useForm({
    schema: forgotPasswordSchema,
    async submit({ email }, form, fail) {
      setSentTo(null)
      const error = await withMinimumDelay(failureOf(requestPasswordReset(email)))
      if (error) {
        const description = messageOf(tErrors, error)
        fail({ text: description })
        showToast({ title: t("failureTitle"), description, kind: "destructive" })
        return error.fields
      }
      showToast({ title: t("successTitle"), description: t("successText") })
      form.reset()
      setSentTo(email)
    },
  })

  return (
    <FormPage title={t("title")} heading={t("heading")} intro={t("intro")}>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          name="email"
          type="email"
          label={t("email")}
          autoComplete="email"
          required
          error={message(errors.email, emailMaxLength, t("emailMissing"))}
        />
        <FormFailure failure={failure} />
        <Button {...submitProps} wide pendingLabel={t("submitting")}>
          {t("submit")}
        </Button>
        {sentTo !== null && (
          <Notice tone="done" role="note">
            {t("successText")}
          </Notice>
        )}
      </form>
      {sentTo !== null && <MailCode email={sentTo} />}
      <Link to="/login" className="inline-flex min-h-11 items-center self-start underline">
        {t("back")}
      </Link>
    </FormPage>
  )
}
