import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"

type Draft = {
  text: string
  /** She has sent it before the answers are loaded. */
  isSent: boolean
}

export const draftKey = (userId: string) => recordKey(userId, "chat-draft")

export function readDraft(userId: string): Draft {
  const record = readRecord<string>(draftKey(userId), (value) => typeof value === "string")
  return { text: record?.value ?? "", isSent: record?.isUnsaved ?? false }
}

/** Throws when the storage is full. */
export function saveDraft(userId: string, { text, isSent }: Draft) {
  if (text === "") removeRecord(draftKey(userId))
  else writeRecord(draftKey(userId), { value: text, isUnsaved: isSent })
}

/** What she is writing, stored at each keystroke, so that it is there when she comes back. */
export function useDraft() {
  const { id: userId } = useUser()
  const { value, change } = useStoredOrShown<Draft>(
    draftKey(userId),
    () => readDraft(userId),
    (draft) => saveDraft(userId, draft),
  )
  return { ...value, write: change }
}
