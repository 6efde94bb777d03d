import { type FaqEntry, matchFaq } from "../chat/faq-match.ts"
import { type WordsByMeaning, wordSetOf } from "./phrases.ts"
import { fold, tokensIn } from "./text.ts"

/**
 * Entries about shortness of breath, HIV and another mother's milk, insulin, pupils and squints, cow's milk and water.
 * Their questions are harmless, but the models take their words for danger.
 */
const calmEntryIds: ReadonlySet<number> = new Set([63, 142, 143, 212, 411, 413, 414])

export type CalmQuestionWords = WordsByMeaning<"inQuestion">

const number = /^\d+(?:[.,]\d+)?$/

/** Recognises by the words of all languages a message that only asks a harmless question which an entry answers. */
export function readerOfCalmQuestions({ inQuestion }: CalmQuestionWords) {
  const plainWords = wordSetOf(inQuestion)

  /**
   * True if a message asks one of these harmless questions in the words of its entry and says nothing else. The exact
   * rules then decide about danger without the models.
   */
  return function isCalmQuestion(text: string, entries: readonly FaqEntry[]): boolean {
    const entry = matchFaq(text, entries)
    if (!entry || !calmEntryIds.has(entry.id)) return false
    const own = new Set(tokensIn(fold([entry.question, ...entry.keywords].join(" "))))
    return tokensIn(fold(text)).every((word) => plainWords.has(word) || own.has(word) || number.test(word))
  }
}
