import type { FaqEntry } from "../chat/faq-match.ts"
import { fold, tokensIn } from "./text.ts"

/** The usual constants of the BM25 ranking. */
const saturation = 1.2
const lengthCounts = 0.75
/** Words are compared by their first letters, because the endings of longer words differ. */
const stemLength = 6
const shortestWord = 2

/** Counts how often each entry contains each word. */
type WordIndex = { counts: Map<string, Map<number, number>>; lengths: Map<number, number>; meanLength: number }

const indexes = new WeakMap<readonly FaqEntry[], WordIndex>()

/**
 * Returns a score by entry id for the words that the text shares with the entry: 0 for none, higher for rarer words.
 */
export function wordsShared(text: string, entries: readonly FaqEntry[]): (entryId: number) => number {
  const { counts, lengths, meanLength } = indexes.get(entries) ?? remember(entries)
  const scores = new Map<number, number>()
  for (const word of new Set(stemsIn(text))) {
    const found = counts.get(word) ?? new Map<number, number>()
    const rarity = Math.log(1 + (entries.length - found.size + 0.5) / (found.size + 0.5))
    for (const [id, count] of found) {
      const length = 1 - lengthCounts + (lengthCounts * (lengths.get(id) ?? 0)) / meanLength
      const often = (count * (saturation + 1)) / (count + saturation * length)
      scores.set(id, (scores.get(id) ?? 0) + rarity * often)
    }
  }
  return (entryId) => scores.get(entryId) ?? 0
}

function remember(entries: readonly FaqEntry[]): WordIndex {
  const counts: WordIndex["counts"] = new Map()
  const lengths: WordIndex["lengths"] = new Map()
  for (const { id, question, keywords, answer } of entries) {
    const asked = [question, ...keywords]
    const words = stemsIn([...asked, ...asked, answer].join(" "))
    lengths.set(id, words.length)
    for (const word of words) {
      const ofWord = counts.get(word) ?? new Map<number, number>()
      counts.set(word, ofWord.set(id, (ofWord.get(id) ?? 0) + 1))
    }
  }
  const sum = [...lengths.values()].reduce((all, length) => all + length, 0)
  const index = { counts, lengths, meanLength: sum / entries.length }
  indexes.set(entries, index)
  return index
}

function stemsIn(text: string): string[] {
  return tokensIn(fold(text)).flatMap((word) => (word.length < shortestWord ? [] : [word.slice(0, stemLength)]))
}
