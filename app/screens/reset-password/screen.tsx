import { useState } from "react"
import { Link, useNavigate } from "react-router"
import { FormFailure, useFieldMessage, useForm, withMinimumDelay } from "#app/forms/use-form.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { failureOf } from "#app/session/account.ts"
import { AccountName } from "#app/session/account-name.tsx"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useLinkState, useMailedSecret } from "#app/session/mailed-link.ts"
import { readResetLink, resetPassword } from "#app/session/other-ways-in.ts"
import { FormPage } from "#app/shell/form-page.tsx"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import { newPasswordMinLength, resetPasswordSchema } from "#domain/account/account.ts"
import { twoStepEndHours } from "#domain/account/two-step.ts"

export const handle: ScreenHandle = { messages: "reset-password" }

export default function ResetPassword() {
  const token = useMailedSecret()
  return <ChoosePassword key={token} token={token} />
}

function ChoosePassword({ token }: { token: string }) {
  const t = useMessages("reset-password")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const message = useFieldMessage()
  const { refresh } = useAuth()
  const navigate = useNavigate()
  const [wasRefused, setRefused] = useState(false)
  // She learns that a link is dead before she types a password. If the server does not answer, the form is shown.
  const link = useLinkState(readResetLink, token)
  const deadLink = link?.isOpen === false || wasRefused
  const [endsTwoStep, setEndsTwoStep] = useState(false)

  const { errors, failure, formProps, submitProps } = useForm({
    schema: resetPasswordSchema,
    onInvalid({ confirmPassword }) {
      if (confirmPassword !== "mismatch") return
      showToast({ title: t("error"), description: t("mismatch"), kind: "destructive" })
    },
    async submit({ newPassword }, _form, fail) {
      const error = await withMinimumDelay(failureOf(resetPassword(token, newPassword, endsTwoStep)))
      const linkIsDead = error?.code === "INVALID_TOKEN"
      setRefused(linkIsDead)
      if (linkIsDead) return
      if (error) {
        const description = messageOf(tErrors, error)
        fail({ text: description })
        showToast({ title: t("error"), description, kind: "destructive" })
        return error.fields
      }
      showToast({ title: t("successTitle"), description: t("successText") })
      await refresh()
      await navigate("/login")
    },
  })

  const passwordField = {
    type: "password",
    showLabel: t("showPassword"),
    hideLabel: t("hidePassword"),
    autoComplete: "new-password",
    required: true,
  }

  return (
    <FormPage title={t("title")} heading={t("heading")} intro={deadLink ? undefined : t("intro")}>
      {deadLink ? (
        <Notice role="alert">
          <p>{tErrors("INVALID_TOKEN")}</p>
          <Link to="/forgot-password" className="inline-flex min-h-11 items-center font-bold underline">
            {t("askAgain")}
          </Link>
        </Notice>
      ) : (
        <form {...formProps} className="flex flex-col gap-5">
          <AccountName email={link?.email ?? ""} />
          <TextField
            {...passwordField}
            name="newPassword"
            label={t("newPassword")}
            description={t("hint", { min: newPasswordMinLength })}
            error={message(errors.newPassword)}
          />
          <TextField
            {...passwordField}
            name="confirmPassword"
            label={t("confirmPassword")}
            error={message(errors.confirmPassword)}
          />
          {link?.hasTwoStep && (
            <Switch
              label={t("endsTwoStep")}
              description={t("endsTwoStepHint", { hours: twoStepEndHours })}
              checked={endsTwoStep}
              onChange={setEndsTwoStep}
            />
          )}
          <FormFailure failure={failure} />
          <Button {...submitProps} wide pendingLabel={t("submitting")}>
            {t("submit")}
          </Button>
          <p className="text-sm text-ink-soft">{t("alsoEnds")}</p>
        </form>
      )}
      <Link to="/login" className="inline-flex min-h-11 items-center self-start underline">
        {t("back")}
      </Link>
    </FormPage>
  )
}
