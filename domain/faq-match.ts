import type { GuideName } from "./guide.ts"
import type { About } from "./marked-text.ts"

/** One answer of the support chat: ids 1–50 general, 51–70 reflective prompts, 71–90 meal suggestions, 101 and up answers of the guides. */
export type FaqEntry = {
  id: number
  question: string
  keywords: readonly string[]
  /** Plain text; a recipe of the plan is linked as [title](/my-plan/recipe/5). */
  answer: string
  /** The same with marks, for `entriesWithout`. */
  markedAnswer: string
  followUpIds: readonly number[]
  /** The guide that says more. */
  guide?: GuideName
  /** Its section about this. */
  section?: string
  /** Where its facts are from: “authority: subject”. */
  sources?: readonly string[]
  /** What holds in a country besides, by its code. */
  byCountry?: Readonly<Record<string, string>>
  /** What the question itself is about, for those who have hidden that. */
  about?: readonly About[]
}

/**
 * The entry with a keyword in the text, or null. The first in list order whose keyword is contained in the lowercased
 * text wins; failing that, the first whose keyword matches whole words without accents and punctuation.
 */
export function matchFaq(text: string, entries: readonly FaqEntry[]): FaqEntry | null {
  const lowercased = text.toLowerCase()
  const contained = entries.find(({ keywords }) => keywords.some((keyword) => lowercased.includes(keyword)))
  if (contained) return contained

  const folded = paddedWords(text)
  const keywords = paddedKeywordsOf(entries)
  return entries.find((_, index) => keywords[index]?.some((keyword) => folded.includes(keyword))) ?? null
}

/** The words of a text, lowercase, without accents and apostrophes: “Não, it’s café!” is nao, its, cafe. */
export function foldedWords(text: string): string[] {
  const letters = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
  return letters.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Padded with spaces, so that keywords match whole words only. */
function paddedWords(text: string) {
  return ` ${foldedWords(text).join(" ")} `
}

const paddedKeywords = new WeakMap<readonly FaqEntry[], string[][]>()

/** Folding all keywords takes longer than a match, so it is done once for each list. */
function paddedKeywordsOf(entries: readonly FaqEntry[]) {
  const padded = paddedKeywords.get(entries) ?? entries.map(({ keywords }) => keywords.map(paddedWords))
  paddedKeywords.set(entries, padded)
  return padded
}
