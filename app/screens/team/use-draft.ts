import { useAuth } from "#app/session/auth-provider.tsx"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"
import { newId } from "#app/sync/new-id.ts"

type Draft = {
  text: string
  /** The reply is stored under this id, however often it is sent. */
  id: string
  /** The newest message when the writing began. */
  seenId: string | null
  /** A text that was sent without an answer, and may have arrived. */
  triedText: string | null
}

/** Each keystroke stores it; sign-out deletes it: it is about somebody else. */
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
