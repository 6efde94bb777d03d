import { useState } from "react"
import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import { useUser } from "#app/session/use-user.ts"
import type { ProfileText } from "./profile-text.ts"

const isText = (value: unknown) => typeof value === "object" && value !== null

/** What she is changing and has not saved: on this device, so that neither another tab nor a reload loses it. */
export function useProfileDraft() {
  const key = keptKey(useUser().id, "profile-draft")
  const [draft, setDraft] = useState(() => readKept<ProfileText>(key, isText)?.value ?? null)

  function keep(text: ProfileText) {
    setDraft(text)
    writeKept(key, { value: text, changedAt: new Date().toISOString(), waiting: false })
  }

  function forget() {
    setDraft(null)
    forgetKey(key)
  }

  return { draft, keep, forget }
}
