import MiniSearch from "minisearch"
import { type FaqEntry, type FaqSearch, type FaqWords, foldedWords } from "#domain/faq-match.ts"

// Chosen on content/faq/questions: looser ones answer a few questions more, and the first wrong ones.
const tolerance = 0.2
const runnerUpAtMost = 0.7
const understoodAtLeast = 0.4

const telling = (word: string) => word.length >= 4
const mistypable = (word: string) => word.length >= 5
const mostWords = 40

/** What a text may be about: an entry, or one of the subjects that no entry answers. */
type Subject = { id: FaqEntry["id"] | `elsewhere ${number}`; surely: string[]; maybe: string[] }

/**
 * A search in these entries that forgives typos and says null rather than something wrong: when the likeliest subject
 * is one that no entry answers, when its one word may mean others too, when another is about as likely, and when too
 * little of what she wrote is known.
 */
export function searchFaq(entries: readonly FaqEntry[], words: FaqWords): FaqSearch {
  let prepared: ReturnType<typeof prepare> | undefined

  return (text) => {
    // Not before the first search: most questions need none, and it takes a phone a moment.
    prepared ??= prepare(entries, words)
    const { index, tellingWords, weightOf } = prepared
    const said = tellingWords(text).slice(0, mostWords)
    const [best, next] = index.search(said.join(" "))
    if (typeof best?.id !== "number" || !best.queryTerms.some(telling)) return null
    if (best.queryTerms.length === 1 && !Object.values(best.match).flat().includes("surely")) return null
    if (next && next.score > best.score * runnerUpAtMost) return null
    const understood = sum(best.queryTerms.map(weightOf)) / sum(said.map(weightOf))
    return understood < understoodAtLeast ? null : best.id
  }
}

function prepare(entries: readonly FaqEntry[], { filler, entries: wordsOf, elsewhere }: FaqWords) {
  const fillers = new Set(foldedWords(filler))
  const tellingWords = (text: string) => [...new Set(foldedWords(text))].filter((word) => !fillers.has(word))
  const subjects: Subject[] = [
    ...entries.map(({ id, question, keywords }) => {
      const { surely = "", maybe = "" } = wordsOf[id] ?? {}
      const all = [question, ...keywords, surely, maybe].join(" ")
      return { id, surely: tellingWords(surely), maybe: tellingWords(all) }
    }),
    ...elsewhere.map((said, index) => {
      const all = tellingWords(said)
      return { id: `elsewhere ${index}` as const, surely: all, maybe: all }
    }),
  ]
  const index = new MiniSearch<Subject>({
    fields: ["surely", "maybe"],
    extractField: (subject, field) => (field === "id" ? subject.id : subject[field as "surely" | "maybe"].join(" ")),
    tokenize: foldedWords,
    processTerm: (word) => word,
    searchOptions: {
      fuzzy: (word) => mistypable(word) && tolerance,
      bm25: { k: 1.2, b: 0.3, d: 0 },
    },
  })
  index.addAll(subjects)
  return { index, tellingWords, weightOf: rarity(subjects) }
}

/** Weighs a word by how few subjects have it; one that none has weighs most, as it may be what she is asking about. */
function rarity(subjects: readonly Subject[]) {
  const subjectsWith = new Map<string, number>()
  for (const word of subjects.flatMap(({ maybe }) => maybe)) subjectsWith.set(word, (subjectsWith.get(word) ?? 0) + 1)
  return (word: string) => Math.log(1 + subjects.length / (subjectsWith.get(word) ?? 1))
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
