import type { Message } from "#app/storage/conversation.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { Language } from "#domain/language.ts"

/** An answer from her plan, and the button that it offers. */
export type Said = Pick<Message, "text" | "offer"> & { entryId?: never }

/** An entry of the chat that answers a question about her plan. */
export type EntryOfPlan = { entryId: number; text?: never; offer?: never }

/**
 * What she may have asked about her plan, as canonical questions that her plan can answer. `entries` is the number of
 * chat entries that are offered beside them. `known` is what her plan knows of the thing that she names.
 */
export type LikelyOfPlan = { questions: readonly string[]; entries: number; known?: Said }

/** The functions that answer questions about her plan; their code is loaded only once it is needed. */
export type FromPlan = {
  /** `isAnswered` is true if an entry of the chat is a certain match. */
  answer: (text: string, lang: Language, isAnswered: boolean) => Said | EntryOfPlan | undefined
  /**
   * Reads a message that only answers an offer of something to eat, before the message is understood in any other way.
   */
  answerToOffer: (text: string, lang: Language, offered: Message["offer"]) => Said | undefined
  /** Returns questions about her plan to offer below a reply. `shown` is what the reply already says. */
  likely: (
    text: string,
    lang: Language,
    options: { shown?: { text?: string; entryId?: number }; areNumbersHidden?: boolean },
  ) => LikelyOfPlan | undefined
  /** How likely it is that a text asks about her plan; absent until the model that reads it has loaded. */
  ofPlan?: (text: string) => number
  beside: (entry: FaqEntry, shown: string, lang: Language) => string
}
