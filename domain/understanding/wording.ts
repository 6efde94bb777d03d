import MiniSearch from "minisearch"
import type { FaqEntry } from "../faq-match.ts"
import { fold, tokensIn } from "./text.ts"

/** Of longer words the endings differ. */
const stemLength = 6
const shortestWord = 2

const indexes = new WeakMap<readonly FaqEntry[], MiniSearch>()

/** How much of a text's words each entry has, by its id: 0 for none, the rarer a word the more. */
export function wordsShared(text: string, entries: readonly FaqEntry[]): (entryId: number) => number {
  const index = indexes.get(entries) ?? indexOf(entries)
  indexes.set(entries, index)
  // MiniSearch counts a result as often as it has words of the query.
  const scores = new Map(index.search(text).map(({ id, score, queryTerms }) => [id, score / queryTerms.length]))
  return (entryId) => scores.get(entryId) ?? 0
}

function indexOf(entries: readonly FaqEntry[]): MiniSearch {
  const index = new MiniSearch({
    fields: ["text"],
    tokenize: (text) => tokensIn(fold(text)),
    processTerm: (word) => (word.length < shortestWord ? null : word.slice(0, stemLength)),
    searchOptions: { bm25: { k: 1.2, b: 0.75, d: 0 } },
  })
  index.addAll(
    entries.map(({ id, question, keywords, answer }) => {
      const asked = [question, ...keywords]
      return { id, text: [...asked, ...asked, answer].join(" ") }
    }),
  )
  return index
}
