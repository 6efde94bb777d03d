import MiniSearch from "minisearch"
import { inEachLanguage } from "#app/language/in-each-language.ts"
import { loadWords } from "#app/language/words.ts"
import { loadEntries } from "#app/screens/chat/faq.ts"
import { guideLoader } from "#app/screens/guides/guide-texts.ts"
import { guideNames } from "#domain/guide.ts"
import type { Language } from "#domain/language.ts"
import { fold, tokensIn } from "#domain/understanding/text.ts"

/** A section of a guide, at its address; or an answer, which has none. */
export type Found = { id: string; title: string; text: string; guide?: string; to?: string }
export type Search = (query: string) => Found[]

const mostShown = 8
/** What is found so much worse than the best is not what she looks for. */
const leastOfBest = 0.2

/** Everything that there is to read in one language, to be searched on the device. */
export const loadSearch = inEachLanguage(async (language): Promise<Search> => {
  const all = await Promise.all([loadSections(language), loadAnswers(language)])
  const pieces = all.flat()
  const byId = new Map(pieces.map((piece) => [piece.id, piece]))
  const index = new MiniSearch<Found>({
    fields: ["title", "guide", "text"],
    tokenize: (text) => tokensIn(fold(text)),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, guide: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(pieces)
  return (query) => {
    const found = index.search(query)
    const least = (found[0]?.score ?? 0) * leastOfBest
    return found
      .filter(({ score }) => score >= least)
      .slice(0, mostShown)
      .flatMap(({ id }) => byId.get(id) ?? [])
  }
})

async function loadSections(language: Language): Promise<Found[]> {
  const t = await loadWords("guides", language)
  const guides = guideNames.map(async (name) => {
    const texts = await guideLoader(name)(language)
    return Object.entries(texts).map(([id, { heading, text = "", list = [] }]) => ({
      id: `${name}#${id}`,
      title: heading,
      guide: t(`${name}-title`),
      text: [text, ...list].join("\n"),
      to: `/guides/${name}#${id}`,
    }))
  })
  return (await Promise.all(guides)).flat()
}

async function loadAnswers(language: Language): Promise<Found[]> {
  const { entries } = await loadEntries(language)
  return entries.map(({ id, question, answer }) => ({ id: `answer ${id}`, title: question, text: answer }))
}
