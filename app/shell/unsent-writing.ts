import { keptKey, waitingKeys } from "#app/kept/storage.ts"
import { browserStorage } from "#app/sync/device.ts"
import { readOutbox } from "#app/sync/outbox.ts"

const drafts = ["diary-draft", "chat-draft", "onboarding-draft"]
const writing = ["entryWritten", "entryEdited", "questionAsked", "profileChanged", "onboardingAnswered"]

/** Whether anything that she wrote is on this device only: in her diary, saved or not, a question, a message, her answers. */
export function hasUnsentWriting(userId: string): boolean {
  const isPending = readOutbox(browserStorage, userId).some(({ operation }) => writing.includes(operation.name))
  return isPending || drafts.some((name) => waitingKeys(keptKey(userId, name)).length > 0)
}
