import type { Message } from "#app/storage/conversation.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { Language } from "#domain/language.ts"

/** An answer from her plan, with what it offers to press. */
export type Said = Pick<Message, "text" | "offer"> & { entryId?: never }

/** An entry that answers what is asked of her plan. */
export type EntryOfPlan = { entryId: number; text?: never; offer?: never }

/** What she may have asked about her plan, in plain questions that it answers; `entries`: how many stand beside them. */
export type LikelyOfPlan = { questions: readonly string[]; entries: number }

/** What the chat asks her plan, loaded once it is needed. */
export type FromPlan = {
  /** `isAnswered`: an entry answers surely too. */
  answer: (text: string, lang: Language, isAnswered: boolean) => Said | EntryOfPlan | undefined
  /** Reads what is only an answer to an offer of something to eat, before it is taken for anything else. */
  answerToOffer: (text: string, lang: Language, offered: Message["offer"]) => Said | undefined
  /** `shown`: what the reply says already. */
  likely: (
    text: string,
    lang: Language,
    options: { shown?: { text?: string; entryId?: number }; areNumbersHidden?: boolean },
  ) => LikelyOfPlan | undefined
  beside: (entry: FaqEntry, shown: string, lang: Language) => string
}
