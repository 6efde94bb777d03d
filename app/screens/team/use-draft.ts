import { useAuth } from "#app/session/auth-provider.tsx"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"
import { newId } from "#app/sync/new-id.ts"

type Draft = {
  text: string
  /** The server stores the reply under this id, so sending it again does not duplicate it. */
  id: string
  /** The id of the newest message when the writing began. */
  seenId: string | null
  /** A text that was sent but never acknowledged, so it may have arrived. */
  triedText: string | null
}

/** The draft is stored at each keystroke. Sign-out deletes it, because it is about another person. */
export function useDraft(name: string) {
  const { user } = useAuth()
  const key = recordKey(user?.id ?? "", `desk-${name}`)
  return useStoredOrShown<Draft>(
    key,
    () => readDraft(key),
    (draft) => {
      if (draft.text !== "") return writeRecord(key, { value: draft, isUnsaved: false })
      removeRecord(key)
      return true
    },
  )
}

function readDraft(key: string): Draft {
  const isDraft = (value: unknown) => typeof (value as Draft | null)?.text === "string"
  return readRecord<Draft>(key, isDraft)?.value ?? { text: "", id: newId(), seenId: null, triedText: null }
}
