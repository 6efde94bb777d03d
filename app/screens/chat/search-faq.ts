import MiniSearch from "minisearch"
import { type FaqEntry, type FaqSearch, foldedWords } from "#domain/faq-match.ts"

// Chosen on content/faq/questions: looser ones answer a few questions more, and the first wrong ones.
const tolerance = 0.2
const runnerUpAtMost = 0.6
const understoodAtLeast = 0.7

const telling = (word: string) => word.length >= 5
const mostWords = 40

/**
 * A search in these entries that forgives typos and says null rather than something wrong: when another entry is about
 * as likely, and when too much of what she wrote occurs in no keyword of the likeliest.
 */
export function searchFaq(entries: readonly FaqEntry[]): FaqSearch {
  let prepared: ReturnType<typeof prepare> | undefined

  return (text) => {
    // Not before the first search: most questions need none, and it takes a phone a moment.
    prepared ??= prepare(entries)
    const { index, weightOf } = prepared
    const words = [...new Set(foldedWords(text))].slice(0, mostWords)
    const [best, next] = index.search(words.join(" "))
    if (!best?.queryTerms.some(telling) || (next && next.score > best.score * runnerUpAtMost)) return null
    const understood = sum(best.queryTerms.map(weightOf)) / sum(words.map(weightOf))
    return understood < understoodAtLeast ? null : best.id
  }
}

function prepare(entries: readonly FaqEntry[]) {
  const index = new MiniSearch({
    fields: ["question", "keywords"],
    extractField: (entry: FaqEntry, field) =>
      field === "id" ? entry.id : [entry[field as "question" | "keywords"]].flat().join(" "),
    tokenize: foldedWords,
    processTerm: (word) => word,
    searchOptions: {
      fuzzy: (word) => telling(word) && tolerance,
      bm25: { k: 1.2, b: 0.3, d: 0 },
    },
  })
  index.addAll(entries)
  return { index, weightOf: rarity(entries) }
}

/** Weighs a word by how few entries have it; one that none has weighs most, as it may be what she is asking about. */
function rarity(entries: readonly FaqEntry[]) {
  const entriesWith = new Map<string, number>()
  for (const { question, keywords } of entries)
    for (const word of new Set([question, ...keywords].flatMap(foldedWords)))
      entriesWith.set(word, (entriesWith.get(word) ?? 0) + 1)
  return (word: string) => Math.log(1 + entries.length / (entriesWith.get(word) ?? 0.5))
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
