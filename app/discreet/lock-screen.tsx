import { type FormEvent, useEffect, useId, useState } from "react"
import { useNavigate } from "react-router"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { Button } from "#app/ui/button.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { CodeField } from "./code-field.tsx"
import { reveal } from "./hiding.ts"
import { neutralTitle } from "./neutral-title.ts"
import { forgetCode, readDiscreet } from "./settings.ts"
import { useCode } from "./use-code.ts"

/** All that there is while it is hidden: a neutral name, the code, and help. */
export default function LockScreen() {
  const t = useMessages("discreet")
  const lang = useLanguageOf("discreet")
  const { code, setCode, enter, isChecking, message } = useCode()
  useEffect(() => focusField(), [])

  async function open(event: FormEvent) {
    event.preventDefault()
    if (!(await enter())) return focusField()
    reveal()
    requestAnimationFrame(focusMain)
  }

  return (
    <main
      id="main"
      tabIndex={-1}
      lang={lang}
      className="mx-auto flex min-h-dvh max-w-sm flex-col gap-8 px-6 py-8 outline-none"
    >
      <h1 className="mt-[12dvh] text-center text-3xl">{neutralTitle(lang)}</h1>
      <form onSubmit={open} noValidate className="flex flex-col gap-4">
        <CodeField name="code" label={t("code")} value={code} onValueChange={setCode} error={message} />
        <Button type="submit" wide pending={isChecking}>
          {t("open")}
        </Button>
      </form>
      <Forgotten />
      <HelpNowLink label={t("help")} shortLabel={t("help")} className="mt-auto self-center" />
    </main>
  )
}

function focusField() {
  document.querySelector<HTMLInputElement>("main input[name=code]")?.focus()
}

/** Signing out takes the code away; her password brings everything back. */
function Forgotten() {
  const t = useMessages("discreet")
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle")
  const id = useId()

  async function leave() {
    setState("leaving")
    if (await signOut()) return setState("failed")
    // Whoever signs in now has the password.
    if (readDiscreet()) forgetCode()
    await navigate("/login", { replace: true })
  }

  return (
    <div className="flex flex-col items-center gap-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 text-sm underline underline-offset-4"
      >
        {t("forgot")}
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
        <p>{t("forgotText")}</p>
        <Button variant="quiet" size="small" onClick={leave} pending={state === "leaving"}>
          {t("signOut")}
        </Button>
        <p role="alert" className="text-sm font-semibold text-danger">
          {state === "failed" && t("signOutFailed")}
        </p>
      </div>
    </div>
  )
}
