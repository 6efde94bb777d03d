import { useState, useSyncExternalStore } from "react"
import { onKeptChange } from "#app/kept/storage.ts"
import { useUser } from "#app/session/use-user.ts"
import { type Draft, draftKey, keepDraft, readDraft } from "./draft.ts"

/** What she has written, stroke by stroke on this device too, so that it is there when she comes back. */
export function useDraft() {
  const { id: userId } = useUser()
  useSyncExternalStore(onKeptChange, () => localStorage.getItem(draftKey(userId)))
  // What this device had no room for is on the screen only.
  const [unkept, setUnkept] = useState<Draft | null>(null)

  function write(draft: Draft) {
    try {
      keepDraft(userId, draft)
      setUnkept(null)
    } catch {
      setUnkept(draft)
    }
  }

  return { ...(unkept ?? readDraft(userId)), write }
}
