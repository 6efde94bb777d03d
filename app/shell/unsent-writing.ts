import { keptKey, waitingKeys } from "#app/kept/storage.ts"

/** Whether anything that she wrote is on this device only: in her diary, saved or not, a question, or a sent message. */
export function hasUnsentWriting(userId: string): boolean {
  return ["diary", "support-question", "chat-draft"].some((name) => waitingKeys(keptKey(userId, name)).length > 0)
}
