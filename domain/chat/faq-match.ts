import type { GuideName } from "../guides/guide.ts"
import type { About } from "../marked-text.ts"
import { firstContained, indexKeywords, type KeywordIndex } from "./keyword-index.ts"

/**
 * Ids 1–50 are general entries, 51–70 reflective prompts, 71–90 meal suggestions, and those from 101 on are in
 * `content/answers`.
 */
export type FaqEntry = {
  id: number
  question: string
  keywords: readonly string[]
  /** Plain text in which links are written as [title](/my-plan/recipe/5). */
  answer: string
  markedAnswer: string
  followUpIds: readonly number[]
  guide?: GuideName
  section?: string
  sources?: readonly string[]
  byCountry?: Readonly<Record<string, string>>
  about?: readonly About[]
}

/** Finds the first entry that has a keyword in the lowercased text, else one by whole words without accents. */
export function matchFaq(text: string, entries: readonly FaqEntry[]): FaqEntry | null {
  const { written, folded } = keywordsOf(entries)
  const contained = entries[firstContained(text.toLowerCase(), written)]
  return contained ?? entries[firstContained(paddedWords(text), folded)] ?? null
}

/** Lower-case words without accents and apostrophes. */
export function foldedWords(text: string): string[] {
  const letters = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
  return letters.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** True if a message is an entry's own question word for word, in which case no other entry answers it. */
export function isQuestionOf({ question }: FaqEntry, text: string): boolean {
  return paddedWords(question) === paddedWords(text)
}

function paddedWords(text: string) {
  return ` ${foldedWords(text).join(" ")} `
}

const indexes = new WeakMap<readonly FaqEntry[], { written: KeywordIndex; folded: KeywordIndex }>()

function keywordsOf(entries: readonly FaqEntry[]) {
  const found = indexes.get(entries) ?? readKeywords(entries)
  indexes.set(entries, found)
  return found
}

function readKeywords(entries: readonly FaqEntry[]) {
  const written = entries.map(({ keywords }) => keywords)
  return {
    written: indexKeywords(written),
    folded: indexKeywords(written.map((keywords) => keywords.map(paddedWords))),
  }
}
