import { Link, useLocation, useNavigate } from "react-router"
import { FormFailure, useFieldMessage, useForm } from "#app/forms/use-form.tsx"
import { readInstallation, SupportLink } from "#app/installation.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Agreement } from "#app/privacy/policy/agreement.tsx"
import { isUnavailable } from "#app/send.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { LazyCookiesNotice } from "#app/session/lazy-cookies-notice.tsx"
import { rememberNewAccount } from "#app/session/new-account.ts"
import { ProviderButton } from "#app/session/provider-button.tsx"
import { secretBehind } from "#app/session/secret-behind-hash.ts"
import { useSignUps } from "#app/session/sign-ups.tsx"
import { FormPage } from "#app/shell/form-page.tsx"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { noClinic } from "#content/contact.ts"
import { nameMaxLength, signUpSchema } from "#domain/account/account.ts"
import { emailMaxLength } from "#domain/account/email-address.ts"
import { invitationSchema, shownInvitation } from "#domain/account/invitation.ts"

export const handle: ScreenHandle = { messages: "signup", also: ["provider"] }

export default function SignUp() {
  const t = useMessages("signup")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const lang = useLanguage()
  const message = useFieldMessage()
  const { signUp } = useAuth()
  const { byMail, byProvider } = useSignUps()
  // The prerendered page has no hash, so the code is read after hydration.
  const isHydrated = useHydrated()
  const { hash } = useLocation()
  const code = isHydrated ? codeIn(hash) : ""
  const clinic = useClinicName()
  const navigate = useNavigate()

  const { errors, failure, formProps, submitProps } = useForm({
    schema: signUpSchema,
    async submit(input, _form, fail) {
      const { error, needsConfirmation } = await signUp(input, (failure) => {
        if (isUnavailable(failure)) return undefined
        return { title: t("failureTitle"), description: messageOf(tErrors, failure) ?? t("failureText"), lang }
      })
      if (error) {
        fail({ text: messageOf(tErrors, error) ?? t("failureText") })
        return error.fields
      }
      showToast({ title: t("successTitle"), description: t("successText") })
      rememberNewAccount({ email: input.email, password: input.password, needsConfirmation })
      await navigate("/login", { state: { email: input.email } })
    },
  })

  function intro() {
    if (byMail === "invited" && !code) return t("invitedIntro")
    return code && clinic ? t("clinicIntro", { clinic }) : t("intro")
  }

  return (
    <FormPage title={t("title")} heading={t("heading")} intro={byMail === "closed" ? undefined : intro()} isDense>
      <LazyCookiesNotice />
      {byMail === "closed" && (
        <Notice>
          <p>{t(byProvider ? "providerIntro" : "closedIntro")}</p>
          {!byProvider && (
            <SupportLink className="inline-flex min-h-11 items-center font-bold wrap-anywhere underline" />
          )}
        </Notice>
      )}
      <form {...formProps} className="flex flex-col gap-3 pt-1 sm:gap-4" hidden={byMail === "closed"}>
        {byMail === "invited" && (
          <TextField
            name="invitation"
            label={t("invitation")}
            description={code ? undefined : t("invitationHint")}
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            error={errors.invitation && t(errors.invitation === "required" ? "invitationMissing" : "invitationWrong")}
          />
        )}
        {byMail === "open" && code && <input type="hidden" name="invitation" value={code} />}
        <TextField
          name="name"
          label={t("name")}
          autoComplete="given-name"
          required
          error={message(errors.name, nameMaxLength, t("nameMissing"))}
        />
        <TextField
          name="email"
          type="email"
          label={t("email")}
          autoComplete="username"
          required
          error={message(errors.email, emailMaxLength, t("emailMissing"))}
        />
        <TextField
          name="password"
          type="password"
          label={t("password")}
          placeholder={t("passwordPlaceholder")}
          description={t("passwordHint")}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          autoComplete="new-password"
          required
          error={message(errors.password, undefined, t("passwordMissing"))}
        />
        <Agreement />
        <FormFailure failure={failure} />
        <Button {...submitProps} wide pendingLabel={t("submitting")}>
          {t("submit")}
        </Button>
        <p className="text-sm text-ink-soft">{t("privacyNote")}</p>
      </form>
      {byProvider && <ProviderButton />}
      <p>
        {t("haveAccount")}{" "}
        <Link to="/login" className="inline-flex min-h-11 items-center font-bold underline">
          {t("logIn")}
        </Link>
      </p>
    </FormPage>
  )
}

/** The name of the clinic that invites her, read after hydration; null if the installation names none. */
function useClinicName(): string | null {
  const isHydrated = useHydrated()
  const name = isHydrated ? readInstallation("clinic-name") : noClinic
  return name === noClinic ? null : name
}

/** The invitation code from a link or poster. It stands in the hash, which browsers do not send to servers. */
function codeIn(hash: string): string {
  const { data } = invitationSchema.safeParse(secretBehind(hash))
  return data === undefined ? "" : shownInvitation(data)
}
