import { type FormEvent, useEffect, useEffectEvent, useState } from "react"
import { Link, useLocation, useNavigate } from "react-router"
import { SecondStep } from "#app/account/second-step.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { resultOf } from "#app/session/account.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { LazyCookiesNotice } from "#app/session/lazy-cookies-notice.tsx"
import { useLinkState, useMailedSecret } from "#app/session/mailed-link.ts"
import { openSignInLink, readLinkAccount } from "#app/session/other-ways-in.ts"
import { FormPage } from "#app/shell/form-page.tsx"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useToast } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"

export const handle: ScreenHandle = { messages: "login" }

/** The link signs in only at a tap, because mail programs open links to check them. */
export default function SignInLink() {
  const token = useMailedSecret()
  return <OpenLink key={token} token={token} />
}

function OpenLink({ token }: { token: string }) {
  const t = useMessages("login")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const auth = useAuth()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [pending, setPending] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  const opened = useLinkState(readLinkAccount, token)
  const isDead = wasRefused || opened?.email === null
  const [second, setSecond] = useState<"missing" | "expired" | null>(null)

  // If she typed the code herself, no further tap is needed.
  const isTyped = (useLocation().state as { isTyped?: boolean } | null)?.isTyped === true
  const openTyped = useEffectEvent(() => void open())
  useEffect(() => {
    if (isTyped) openTyped()
  }, [isTyped])

  async function open(event?: FormEvent) {
    event?.preventDefault()
    setPending(true)
    const { answer, error } = await resultOf(openSignInLink(token))
    setPending(false)
    if (error?.code === "INVALID_TOKEN") return setRefused(true)
    if (error) {
      const description = messageOf(tErrors, error)
      return showToast({ title: t("failureTitle"), description, kind: "destructive" })
    }
    if (answer?.needsSecondStep) return setSecond("missing")
    await enter(answer?.passwordEnded ? t("passwordEnded") : t("successText"))
  }

  async function enter(description: string) {
    if (await auth.enter()) return setSecond(null)
    await navigate("/dashboard", { replace: true })
    showToast({ title: t("successTitle"), description })
  }

  if (second === "missing") {
    const back = () => navigate("/login")
    return <SecondStep onPassed={() => enter(t("successText"))} onExpired={() => setSecond("expired")} onBack={back} />
  }

  return (
    <FormPage title={t("openTitle")} heading={t("openHeading")} intro={isDead || second ? undefined : t("openIntro")}>
      <LazyCookiesNotice />
      {isDead || second ? (
        <Notice role="alert">
          <p>{t(isDead ? "linkDead" : "secondExpired")}</p>
          <Link to="/login" className="inline-flex min-h-11 items-center font-bold underline">
            {t("askLink")}
          </Link>
        </Notice>
      ) : (
        <form onSubmit={open} className="flex flex-col gap-5">
          {isHydrated && auth.user && opened?.email && <WhoseAccount email={opened.email} name={auth.user.name} />}
          <Button type="submit" wide pending={pending} pendingLabel={t("opening")} disabled={!isHydrated}>
            {t("open")}
          </Button>
        </form>
      )}
    </FormPage>
  )
}

/** The link may belong to another account, so she sees whose it is before leaving her own. */
function WhoseAccount({ email, name }: { email: string; name: string }) {
  const t = useMessages("login")
  return (
    <Notice>
      <p className="wrap-anywhere">{t("opensAccount", { email, name })}</p>
    </Notice>
  )
}
