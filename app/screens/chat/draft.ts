import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"

export type Draft = {
  text: string
  /** She has sent it, and it waits for what answers her to be on this device. */
  isSent: boolean
}

export const draftKey = (userId: string) => keptKey(userId, "chat-draft")

export function readDraft(userId: string): Draft {
  const kept = readKept<string>(draftKey(userId), (value) => typeof value === "string")
  return { text: kept?.value ?? "", isSent: kept?.waiting ?? false }
}

/** Throws when this device has no room left. */
export function keepDraft(userId: string, { text, isSent }: Draft) {
  if (text === "") forgetKey(draftKey(userId))
  else writeKept(draftKey(userId), { value: text, changedAt: new Date().toISOString(), waiting: isSent })
}
