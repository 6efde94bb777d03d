import { useState } from "react"
import { messageOf } from "#app/language/error-message.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { requestSignInLink, resultOf } from "#app/session/account.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { showToast } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { FieldErrors } from "#domain/field-errors.ts"
import { retention } from "#domain/retention.ts"

type SendLinkProps = {
  /** The address that she typed, or null when it is none, which the form then says beside its field. */
  readEmail: () => string | null
  showErrors: (errors: FieldErrors) => void
}

/** For whoever has no password at hand, or is held back because a stranger tries hers. */
export function SendLink({ readEmail, showErrors }: SendLinkProps) {
  const t = useWords("login")
  const tErrors = useWords("errors")
  const lang = useLanguageOf("login")
  const [state, setState] = useState<"idle" | "pending" | "sent">("idle")

  async function send() {
    const email = readEmail()
    if (email === null) return
    setState("pending")
    const { error } = await resultOf(requestSignInLink(email))
    setState(error ? "idle" : "sent")
    if (!error) return
    showErrors(error.fields)
    showToast({ title: t("linkFailed"), description: messageOf(tErrors, error), kind: "destructive", lang })
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-center text-ink-soft">{t("orLink")}</p>
      <Button
        variant="quiet"
        wide
        pending={state === "pending"}
        pendingLabel={t("sendingLink")}
        disabled={!useHydrated()}
        onClick={send}
      >
        {t("sendLink")}
      </Button>
      {state === "sent" && <Notice tone="done">{t("linkSent", { minutes: retention.signInLinkMinutes })}</Notice>}
    </div>
  )
}
