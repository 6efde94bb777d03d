import { useStoredOrShown } from "#app/storage/use-stored.ts"
import { type Conversation, conversationKey, readConversation, saveConversation } from "./conversation.ts"

/** Read again when another tab or screen changes it. */
export function useConversation(userId: string) {
  return useStoredOrShown<Conversation>(
    conversationKey(userId),
    () => readConversation(userId),
    (next) => saveConversation(userId, next),
  )
}
