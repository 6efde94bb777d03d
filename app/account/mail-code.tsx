import { useNavigate } from "react-router"
import * as z from "zod/mini"
import { FormFailure, useForm } from "#app/forms/use-form.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { resultOf } from "#app/session/account.ts"
import { takeMailCode } from "#app/session/other-ways-in.ts"
import { Button } from "#app/ui/button.tsx"
import { OneTimeCode } from "#app/ui/one-time-code.tsx"
import { appCodeSchema } from "#domain/account/two-step.ts"
import { retention } from "#domain/privacy/retention.ts"

const schema = z.object({ code: appCodeSchema })

/**
 * A form for the code in the mail, which is needed where a mailed link opens in another browser, for example beside an
 * app on the home screen.
 */
export function MailCode({ email }: { email: string }) {
  const t = useMessages("errors")
  const navigate = useNavigate()
  const { errors, failure, formProps, submitProps } = useForm({
    schema,
    async submit({ code }, _form, fail) {
      const { answer, error } = await resultOf(takeMailCode(email, code))
      if (error?.code === "INVALID_CODE") return { code: "mismatch" }
      if (error) {
        fail({ text: messageOf(t, error) })
        return error.fields
      }
      if (answer.kind === "confirm-email") await navigate(`/login?email=${answer.outcome}`)
      else if (answer.kind === "reset-password") await navigate(`/reset-password/link#${answer.token}`)
      else await navigate(`/sign-in/link#${answer.token}`, { state: { isTyped: true } })
    },
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <OneTimeCode
        name="code"
        label={t("mailCode")}
        description={t("mailCodeHint", { minutes: retention.mailCodeMinutes })}
        error={errors.code && t(errors.code === "mismatch" ? "mailCodeWrong" : "mailCodeIncomplete")}
      />
      <FormFailure failure={failure} />
      <Button {...submitProps} variant="soft" className="self-start">
        {t("mailCodeUse")}
      </Button>
    </form>
  )
}
