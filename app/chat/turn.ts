import type { Conversation, Message } from "#app/storage/conversation.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { UnderstoodMessage } from "#domain/understanding/message.ts"

/** A message as it was understood, and the conversation that it is answered in. */
export type Turn = UnderstoodMessage & {
  text: string
  entries: readonly FaqEntry[]
  question: Message
  messages: Message[]
  /** The conversation before it. */
  last: Conversation
  /** `last` after the message has opened the gentle question or folded the card. */
  before: Conversation
  /** Whom it is about, if neither her nor her baby: said above the answer. */
  note: string | null
  isForNumbers: boolean
}
export type Rule = (turn: Turn) => Conversation | undefined
