import { type FaqEntry, matchFaq } from "../chat/faq-match.ts"
import { type WordsByMeaning, wordSetOf } from "./phrases.ts"
import { fold, tokensIn } from "./text.ts"

/** Her own breath, HIV and another's milk, insulin, pupils and squints, cow's milk, water: no danger, but the models take their words for one. */
const calmEntryIds: ReadonlySet<number> = new Set([63, 142, 143, 212, 411, 413, 414])

export type CalmQuestionWords = WordsByMeaning<"inQuestion">

const number = /^\d+(?:[.,]\d+)?$/

/** Reads by the words of all languages whether a message asks only what an answer of calm things gives. */
export function readerOfCalmQuestions({ inQuestion }: CalmQuestionWords) {
  const plainWords = wordSetOf(inQuestion)

  /** Whether it asks for an answer in that answer's own words and tells nothing else: the exact rules then decide alone. */
  return function isCalmQuestion(text: string, entries: readonly FaqEntry[]): boolean {
    const entry = matchFaq(text, entries)
    if (!entry || !calmEntryIds.has(entry.id)) return false
    const own = new Set(tokensIn(fold([entry.question, ...entry.keywords].join(" "))))
    return tokensIn(fold(text)).every((word) => plainWords.has(word) || own.has(word) || number.test(word))
  }
}
