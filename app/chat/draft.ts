import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"

type Draft = {
  text: string
  /** True if she sent the message before the answers were loaded. */
  isSent: boolean
}

export const draftKey = (userId: string) => recordKey(userId, "chat-draft")

export function readDraft(userId: string): Draft {
  const record = readRecord<string>(draftKey(userId), (value) => typeof value === "string")
  return { text: record?.value ?? "", isSent: record?.isUnsaved ?? false }
}

export function saveDraft(userId: string, { text, isSent }: Draft): boolean {
  if (text !== "") return writeRecord(draftKey(userId), { value: text, isUnsaved: isSent })
  removeRecord(draftKey(userId))
  return true
}

/** Stores the draft of her message at each keystroke, so that a reload does not lose it. */
export function useDraft() {
  const { id: userId } = useUser()
  const { value, change } = useStoredOrShown<Draft>(
    draftKey(userId),
    () => readDraft(userId),
    (draft) => saveDraft(userId, draft),
  )
  return { ...value, write: change }
}
