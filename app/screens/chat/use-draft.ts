import { useStoredOrShown } from "#app/kept/use-stored.ts"
import { useUser } from "#app/session/use-user.ts"
import { type Draft, draftKey, keepDraft, readDraft } from "./draft.ts"

/** What she has written, stroke by stroke on this device too, so that it is there when she comes back. */
export function useDraft() {
  const { id: userId } = useUser()
  const { value, change } = useStoredOrShown<Draft>(
    draftKey(userId),
    () => readDraft(userId),
    (draft) => keepDraft(userId, draft),
  )
  return { ...value, write: change }
}
