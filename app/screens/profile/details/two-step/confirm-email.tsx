import { useState } from "react"
import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useFailure } from "../use-failure.ts"

/** Says why she has to confirm her address first, and mails the link. */
export function ConfirmEmail({ why }: { why: string }) {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const [state, setState] = useState<"idle" | "pending" | "sent">("idle")

  async function send() {
    setState("pending")
    try {
      await api.auth["two-step"]["confirm-email"].$post()
      setState("sent")
    } catch (error) {
      setState("idle")
      fieldsOf(error)
    }
  }

  return (
    <>
      <p className="rounded-md bg-note-soft px-4 py-3">{why}</p>
      {state === "sent" ? (
        <Notice tone="done">{t("twoStepConfirmSent")}</Notice>
      ) : (
        <Button variant="soft" className="self-start" pending={state === "pending"} onClick={() => void send()}>
          {t("twoStepConfirmEmail")}
        </Button>
      )}
    </>
  )
}
