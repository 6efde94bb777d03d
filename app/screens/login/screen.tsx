import { type RefObject, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Link, useLocation, useSearchParams } from "react-router"
import { MailCode } from "#app/account/mail-code.tsx"
import { SecondStep } from "#app/account/second-step.tsx"
import { deletedAccount } from "#app/announcements.ts"
import { FormFailure, useFieldMessage, useForm } from "#app/forms/use-form.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { resultOf } from "#app/session/account.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { LazyCookiesNotice } from "#app/session/lazy-cookies-notice.tsx"
import { forgetNewAccount, newAccount, whenNewAccountIsGone } from "#app/session/new-account.ts"
import { readAddressToConfirm } from "#app/session/other-ways-in.ts"
import { ProviderButton } from "#app/session/provider-button.tsx"
import { FormPage } from "#app/shell/form-page.tsx"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { forgotPasswordSchema, signInSchema } from "#domain/account/account.ts"
import { emailMaxLength } from "#domain/account/email-address.ts"
import { PasskeySignIn } from "./passkey-sign-in.tsx"
import { SendLink } from "./send-link.tsx"

export const handle: ScreenHandle = { messages: "login", also: ["provider"] }

const welcomeBack = { heading: "heading", intro: "intro" } as const
const deleted = { heading: "deleted", intro: "deletedText" } as const

export default function Login() {
  const t = useMessages("login")
  const showToast = useToast()
  const lang = useLanguage()
  const message = useFieldMessage()
  const { signIn, enter } = useAuth()
  const [second, setSecond] = useState<"missing" | "expired" | null>(null)

  const signedUpEmail = (useLocation().state as { email?: string } | null)?.email
  const [email, setEmail] = useState(signedUpEmail)
  const [isToConfirm, setToConfirm] = useState(() => newAccount()?.needsConfirmation === true)
  const isDeleted = deletedAccount.useAnnounced()
  const formRef = useRef<HTMLFormElement>(null)
  const confirmation = useConfirmation(formRef)
  const fresh = useNewAccount(formRef)

  const { errors, failure, read, show, formProps, submitProps } = useForm({
    schema: signInSchema,
    async submit(credentials, _form, fail) {
      const { error, shown, needsSecondStep, hasEntered } = await signIn(credentials, ({ code }) =>
        code === "INVALID_EMAIL_OR_PASSWORD"
          ? { title: t("failureTitle"), description: t("failureText"), lang }
          : undefined,
      )
      if (error?.code === "INVALID_EMAIL_OR_PASSWORD") return { password: "mismatch" }
      if (error) {
        setEmail(credentials.email)
        setToConfirm(error.code === "EMAIL_NOT_VERIFIED")
        fail({ text: shown?.description, lang: shown?.lang })
        return error.fields
      }
      setEmail(credentials.email)
      if (needsSecondStep) setSecond("missing")
      else if (hasEntered) welcome()
    },
  })

  function welcome() {
    showToast({ title: t("successTitle"), description: t("successText") })
  }

  function readEmail() {
    return formRef.current && (read(formRef.current, forgotPasswordSchema)?.email ?? null)
  }

  function leave(reason: "expired" | null) {
    flushSync(() => setSecond(reason))
    formRef.current?.querySelector<HTMLInputElement>("input[name=password]")?.focus()
  }

  async function enterAndWelcome() {
    if (await enter()) setSecond(null)
    else welcome()
  }

  const said = fresh ?? (isDeleted ? deleted : welcomeBack)

  if (second === "missing") {
    return <SecondStep onPassed={enterAndWelcome} onExpired={() => leave("expired")} onBack={() => leave(null)} />
  }

  return (
    <FormPage title={t("title")} heading={t(said.heading)} intro={t(said.intro)}>
      {second === "expired" ? (
        <Notice role="alert">{t("secondExpired")}</Notice>
      ) : (
        <ConfirmationNotice outcome={confirmation} />
      )}
      <LazyCookiesNotice />
      <form {...formProps} ref={formRef} className="flex flex-col gap-5">
        <TextField
          name="email"
          type="email"
          label={t("email")}
          defaultValue={email}
          autoComplete="username webauthn"
          required
          error={message(errors.email, emailMaxLength, t("emailMissing"))}
        />
        <TextField
          name="password"
          type="password"
          label={t("password")}
          defaultValue={fresh?.password}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          autoComplete="current-password"
          required
          error={
            errors.password === "mismatch"
              ? t("failureText")
              : message(errors.password, undefined, t("passwordMissing"))
          }
        />
        <Link to="/forgot-password" className="inline-flex min-h-11 items-center self-start underline">
          {t("forgot")}
        </Link>
        <FormFailure failure={failure} />
        <Button {...submitProps} wide>
          {t("submit")}
        </Button>
      </form>
      {isToConfirm && email !== undefined && confirmation === null && <MailCode key={email} email={email} />}
      <SendLink readEmail={readEmail} showErrors={(found) => formRef.current && show(formRef.current, found)} />
      <PasskeySignIn onEntered={enterAndWelcome} />
      <ProviderButton />
      <p>
        {t("noAccount")}{" "}
        <Link to="/signup" className="inline-flex min-h-11 items-center font-bold underline">
          {t("signUp")}
        </Link>
      </p>
    </FormPage>
  )
}

/** The password of a new account stays in memory for ten minutes or until she leaves. */
function useNewAccount(formRef: RefObject<HTMLFormElement | null>) {
  const [account] = useState(newAccount)
  useEffect(() => {
    if (!account) return
    whenNewAccountIsGone(() => {
      const field = formRef.current?.querySelector<HTMLInputElement>("input[name=password]")
      // The field may hold another password by now, typed by her or filled in by a password manager.
      if (field?.value === account.password) field.value = ""
    })
    return forgetNewAccount
  }, [account, formRef])
  if (!account) return null
  const { needsConfirmation, password } = account
  return needsConfirmation
    ? ({ heading: "almostReady", intro: "mailFirst", password: undefined } as const)
    : ({ heading: "ready", intro: "readyIntro", password } as const)
}

/**
 * The prerendered page has no query, so it is read after hydration. An e-mail address that she has begun to type is not
 * overwritten.
 */
function useConfirmation(formRef: RefObject<HTMLFormElement | null>): string | null {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const outcome = isHydrated ? query.get("email") : null
  useEffect(() => {
    if (outcome !== "other-browser") return
    void resultOf(readAddressToConfirm()).then(({ answer }) => {
      const field = formRef.current?.querySelector<HTMLInputElement>("input[name=email]")
      if (answer?.email && field?.value === "") field.value = answer.email
    })
  }, [outcome, formRef])
  return outcome
}

function ConfirmationNotice({ outcome }: { outcome: string | null }) {
  const t = useMessages("login")
  if (outcome === "confirmed") return <Notice tone="done">{t("emailConfirmed")}</Notice>
  if (outcome === "other-browser") return <Notice>{t("emailOtherBrowser")}</Notice>
  if (outcome === "link-invalid") return <Notice>{t("emailLinkInvalid")}</Notice>
  return null
}
