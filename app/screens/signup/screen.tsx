import { Link, useNavigate } from "react-router"
import { useFieldMessage } from "#app/forms/use-field-message.ts"
import { useForm } from "#app/forms/use-form.ts"
import { messageOf } from "#app/language/error-message.ts"
import { type ScreenHandle, useLanguageOf, useWords } from "#app/language/use-words.ts"
import { isAway } from "#app/send.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { FormPage } from "#app/shell/form-page.tsx"
import { Button } from "#app/ui/button.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { showToast } from "#app/ui/toast.ts"
import { emailMaxLength, nameMaxLength, signUpSchema } from "#domain/account.ts"
import { Agreement } from "./agreement.tsx"

export const handle: ScreenHandle = { words: "signup" }

export default function SignUp() {
  const t = useWords("signup")
  const tErrors = useWords("errors")
  const lang = useLanguageOf("signup")
  const message = useFieldMessage()
  const { signUp } = useAuth()
  const navigate = useNavigate()

  const { errors, formProps, submitProps } = useForm({
    schema: signUpSchema,
    async submit(input) {
      const error = await signUp(input, (failure) => {
        if (isAway(failure)) return undefined
        return { title: t("failureTitle"), description: messageOf(tErrors, failure) ?? t("failureText"), lang }
      })
      if (error) return error.fields
      showToast({ title: t("successTitle"), description: t("successText"), lang })
      await navigate("/login")
    },
  })

  return (
    <FormPage title={t("title")} heading={t("heading")} intro={t("intro")} petals={4}>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          name="name"
          label={t("name")}
          autoComplete="given-name"
          required
          error={message(errors.name, nameMaxLength)}
        />
        <TextField
          name="email"
          type="email"
          label={t("email")}
          autoComplete="email"
          required
          error={message(errors.email, emailMaxLength)}
        />
        <TextField
          name="password"
          type="password"
          label={t("password")}
          placeholder={t("passwordPlaceholder")}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          autoComplete="new-password"
          required
          error={message(errors.password)}
        />
        <Agreement />
        <Button {...submitProps} wide pendingLabel={t("submitting")}>
          {t("submit")}
        </Button>
        <p className="text-sm text-ink-soft">{t("privacyNote")}</p>
      </form>
      <p>
        {t("haveAccount")}{" "}
        <Link to="/login" className="inline-flex min-h-11 items-center font-bold underline">
          {t("logIn")}
        </Link>
      </p>
    </FormPage>
  )
}
