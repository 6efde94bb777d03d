import type { Conversation, Message } from "#app/storage/conversation.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { UnderstoodMessage } from "#domain/understanding/message.ts"

/** A message as it was understood, with the conversation that it belongs to. */
export type Turn = UnderstoodMessage & {
  text: string
  entries: readonly FaqEntry[]
  question: Message
  messages: Message[]
  /** The conversation before the message. */
  last: Conversation
  /**
   * The conversation after the message has opened the gentle question or, if it is about no danger, has folded the
   * card.
   */
  before: Conversation
  /** Says whom the message is about, if that is neither she nor her baby; shown above the answer. */
  note: string | null
  isForNumbers: boolean
}
export type Rule = (turn: Turn) => Conversation | undefined
