/** One answer of the support chat: ids 1–50 general, 51–70 reflective prompts, 71–90 meal suggestions. */
export type FaqEntry = {
  id: number
  question: string
  keywords: readonly string[]
  /** Plain text; a recipe of the plan is named as [title](/my-plan/recipe/5). */
  answer: string
  followUpIds: readonly number[]
}

/** What the search knows of a language beside the keywords, as words set apart by spaces. */
export type FaqWords = {
  /** Words that tell nothing of what a text is about. */
  filler: string
  /** By id, words that mean the entry even alone, and those that may mean it among others. */
  entries: Readonly<Record<string, { surely: string; maybe: string }>>
  /** What a mother may say when she means something that no entry answers, a subject each. */
  elsewhere: readonly string[]
}

/** Says by likeness, typos forgiven, which entry a text is about, or null when it is not sure. */
export type FaqSearch = (text: string) => FaqEntry["id"] | null

/**
 * The entry that answers a text, or null. The first in list order with a keyword contained in the lowercased text wins;
 * only when there is none, the same with accents and punctuation set aside and whole words; then the search, if any.
 */
export function matchFaq(text: string, entries: readonly FaqEntry[], search?: FaqSearch): FaqEntry | null {
  const lowercased = text.toLowerCase()
  const contained = entries.find(({ keywords }) => keywords.some((keyword) => lowercased.includes(keyword)))
  if (contained) return contained

  const folded = paddedWords(text)
  const keywords = paddedKeywordsOf(entries)
  const said = entries.find((_, index) => keywords[index]?.some((keyword) => folded.includes(keyword)))
  if (said) return said

  const id = search?.(text) ?? null
  return entries.find((entry) => entry.id === id) ?? null
}

/** The words of a text, lowercase, without accents and apostrophes: “Não, it’s café!” is nao, its, cafe. */
export function foldedWords(text: string): string[] {
  const letters = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
  return letters.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** With a space at both ends, so that a keyword is found as whole words only. */
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
