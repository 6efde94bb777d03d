import type { Message } from "#app/storage/conversation.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { Language } from "#domain/language.ts"

/** An answer from her plan, with what it offers to press. */
export type Said = Pick<Message, "text" | "offer">

/** What the chat asks her plan, loaded once it is needed. */
export type FromPlan = {
  /** `isAnswered`: an entry answers the text too, so that only what is sure to be about her plan is taken for it. */
  answer: (text: string, lang: Language, isAnswered: boolean) => Said | undefined
  /** The entry that answers a question about her plan where no row of hers does. */
  entryOf: (text: string, isAnswered: boolean) => number | undefined
  /** The entries near to what is likely asked about her plan. */
  entriesNear: (text: string) => readonly number[]
  /** Reads what is only an answer to an offer of something to eat, before it is taken for anything else. */
  answerToOffer: (text: string, lang: Language, offered: Message["offer"]) => Said | undefined
  beside: (entry: FaqEntry, shown: string, lang: Language) => string
}
