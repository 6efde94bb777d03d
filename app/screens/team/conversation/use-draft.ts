import { useAuth } from "#app/session/auth-provider.tsx"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"
import { newId } from "#app/sync/new-id.ts"

export type Draft = {
  text: string
  /** Under which it is stored, however often it is sent. */
  id: string
  /** The newest message when the writing began. */
  seenId: string | null
  /** What was sent without an answer: it may have arrived. */
  triedText: string | null
}

/** Stored at each keystroke; gone at sign-out: it is about somebody else. */
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
