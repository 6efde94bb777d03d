import { useState } from "react"
import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import { useUser } from "#app/session/use-user.ts"

/** What she has written and not sent, stroke by stroke on this device too, so that it is there when she comes back. */
export function useDraft() {
  const key = keptKey(useUser().id, "chat-draft")
  const [draft, setDraft] = useState(() => readKept<string>(key, isText)?.value ?? "")

  function write(text: string) {
    setDraft(text)
    try {
      if (text === "") forgetKey(key)
      else writeKept(key, { value: text, changedAt: new Date().toISOString(), waiting: false })
    } catch {
      // There is no room left on this device: what she writes is then on the screen only.
    }
  }

  return [draft, write] as const
}

function isText(value: unknown) {
  return typeof value === "string"
}
