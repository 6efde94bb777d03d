import { useState } from "react"
import { MailCode } from "#app/account/mail-code.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { resultOf } from "#app/session/account.ts"
import { requestSignInLink } from "#app/session/other-ways-in.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { closeFailure, useToast } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { FieldErrors } from "#domain/field-errors.ts"
import { retention } from "#domain/privacy/retention.ts"

type SendLinkProps = {
  /** Returns null if the e-mail address is invalid; the form then shows the error. */
  readEmail: () => string | null
  showErrors: (errors: FieldErrors) => void
}

/** Sends a sign-in link by mail, which also helps users who are locked out because a stranger tries their password. */
export function SendLink({ readEmail, showErrors }: SendLinkProps) {
  const t = useMessages("login")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const [state, setState] = useState<"idle" | "pending" | { sentTo: string }>("idle")

  async function send() {
    const email = readEmail()
    if (email === null) return
    setState("pending")
    const { error } = await resultOf(requestSignInLink(email))
    setState(error ? "idle" : { sentTo: email })
    if (!error) return closeFailure()
    showErrors(error.fields)
    showToast({ title: t("linkFailed"), description: messageOf(tErrors, error), kind: "destructive" })
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
      {typeof state === "object" && (
        <>
          <Notice tone="done">{t("linkSent", { minutes: retention.signInLinkMinutes })}</Notice>
          <MailCode email={state.sentTo} />
        </>
      )}
    </div>
  )
}
