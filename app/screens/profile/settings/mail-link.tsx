import { useState } from "react"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useFailure } from "./use-failure.ts"

type MailLinkProps = { label: string; sent: string; send: () => Promise<unknown> }

export function MailLink({ label, sent, send }: MailLinkProps) {
  const fieldsOf = useFailure()
  const [state, setState] = useState<"idle" | "pending" | "sent">("idle")

  async function ask() {
    setState("pending")
    try {
      await send()
      setState("sent")
    } catch (error) {
      setState("idle")
      fieldsOf(error)
    }
  }

  if (state === "sent") return <Notice tone="done">{sent}</Notice>
  return (
    <Button variant="soft" className="self-start" pending={state === "pending"} onClick={() => void ask()}>
      {label}
    </Button>
  )
}
