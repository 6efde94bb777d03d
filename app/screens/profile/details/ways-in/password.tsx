import { useState } from "react"
import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { ChangePassword } from "../change-password.tsx"
import { UnfoldingRow } from "../unfolding-row.tsx"
import { useFailure } from "../use-failure.ts"
import { useWaysIn } from "./use-ways-in.ts"

/** Her password: changed where there is one, and set by a link in her mail where there is none. */
export function Password() {
  const t = useMessages("details")
  const hasNone = useWaysIn().waysIn?.hasPassword === false
  return (
    <UnfoldingRow
      title={t(hasNone ? "setPassword" : "changePassword")}
      text={t(hasNone ? "setPasswordText" : "changePasswordText")}
    >
      {hasNone ? <SetPassword /> : <ChangePassword />}
    </UnfoldingRow>
  )
}

function SetPassword() {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const [state, setState] = useState<"idle" | "pending" | "sent">("idle")

  async function send() {
    setState("pending")
    try {
      await api.auth["ways-in"]["password-link"].$post()
      setState("sent")
    } catch (error) {
      setState("idle")
      fieldsOf(error)
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <p>{t("setPasswordWhat")}</p>
      {state === "sent" ? (
        <Notice tone="done">{t("setPasswordSent")}</Notice>
      ) : (
        <Button variant="soft" className="self-start" pending={state === "pending"} onClick={() => void send()}>
          {t("setPasswordSend")}
        </Button>
      )}
    </div>
  )
}
