import { useEffect, useEffectEvent, useRef, useState } from "react"
import { Link, useNavigate } from "react-router"
import { SecondStep } from "#app/account/second-step.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { resultOf } from "#app/session/account.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { LazyCookiesNotice } from "#app/session/lazy-cookies-notice.tsx"
import { finishProvider } from "#app/session/other-ways-in.ts"
import { takeReturnPath } from "#app/session/provider.ts"
import { FormPage } from "#app/shell/form-page.tsx"
import { Spinner } from "#app/ui/flower.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useToast } from "#app/ui/toast.ts"
import { Newcomer } from "./newcomer.tsx"

export const handle: ScreenHandle = { messages: "login", also: ["provider", "signup"] }

type State =
  | { kind: "checking" | "second-step" }
  | { kind: "newcomer"; email: string }
  | { kind: "failed"; code: string }

export default function SignInReturn() {
  const t = useMessages("login")
  const tProvider = useMessages("provider")
  const showToast = useToast()
  const auth = useAuth()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ kind: "checking" })
  const isAsked = useRef(false)

  const fail = (code: string) => setState({ kind: "failed", code })

  const finishOpened = useEffectEvent(() => {
    const query = window.location.search
    // The provider's answer works only once, so it is removed from the URL; a reload must not send it again.
    window.history.replaceState(window.history.state, "", window.location.pathname)
    void finish(query)
  })
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    finishOpened()
  }, [])

  async function finish(query: string) {
    // If the provider's answer is missing, the page was opened by hand or reloaded after the answer was used.
    if (!new URLSearchParams(query).has("state")) return fail("SIGN_IN_EXPIRED")
    const { answer, error } = await resultOf(finishProvider(query))
    if (error) return fail(error.code)
    if (answer.outcome === "newcomer") return setState({ kind: "newcomer", email: answer.email ?? "" })
    if (answer.outcome === "second-step") return setState({ kind: "second-step" })
    if (answer.outcome === "signed-in") return enter()
    await navigate(takeReturnPath(), { replace: true })
    const done = answer.outcome === "linked" ? "linked" : "proved"
    showToast({ title: tProvider(done), description: tProvider(`${done}Text`) })
  }

  async function enter() {
    const error = await auth.enter()
    if (error) return fail(error.code)
    await navigate(takeReturnPath(), { replace: true })
    showToast({ title: t("successTitle"), description: t("successText") })
  }

  if (state.kind === "second-step")
    return (
      <SecondStep onPassed={enter} onExpired={() => fail("SIGN_IN_EXPIRED")} onBack={() => void navigate("/login")} />
    )
  if (state.kind === "newcomer") return <Newcomer email={state.email} onEntered={enter} onFailed={fail} />
  return (
    <FormPage title={tProvider("title")} heading={tProvider("heading")} intro={tProvider("intro")}>
      <LazyCookiesNotice />
      {state.kind === "failed" ? <Failure code={state.code} /> : <Checking />}
    </FormPage>
  )
}

function Checking() {
  const t = useMessages("provider")
  return (
    <p role="status" className="flex items-center gap-4 text-ink-soft">
      <Spinner size={40} />
      {t("checking")}
    </p>
  )
}

function Failure({ code }: { code: string }) {
  const t = useMessages("provider")
  const tErrors = useMessages("errors")
  return (
    <Notice role="alert">
      <p>{messageOf(tErrors, { code }) ?? tErrors("PROVIDER_FAILED")}</p>
      <Link to="/login" className="inline-flex min-h-11 items-center font-bold underline">
        {t("toLogin")}
      </Link>
    </Notice>
  )
}
