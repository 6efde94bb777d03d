import MiniSearch from "minisearch"
import { answerForHerCountry } from "#app/care/in-her-country.ts"
import { loadEntries } from "#app/chat/faq.ts"
import { guideLoader } from "#app/guides/guide-texts.ts"
import { byLanguage } from "#app/language/by-language.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { guides } from "#content/guides/guides.ts"
import { lossWords } from "#content/message-words/loss.ts"
import { authoritiesOf } from "#domain/chat/answer.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import { withFahrenheit, withUnitWords } from "#domain/fahrenheit.ts"
import { type GuideName, guideNames } from "#domain/guides/guide.ts"
import { entriesFor, type HiddenWishes, sectionsFor } from "#domain/guides/hidden-topics.ts"
import type { Language } from "#domain/language.ts"
import { type SafetyKind, safetyKinds } from "#domain/safety/concern.ts"
import { readerOfLoss } from "#domain/understanding/loss.ts"
import { fold, tokensIn } from "#domain/understanding/text.ts"
import { targetFinder } from "./targets.ts"

export type Found = {
  id: string
  title: string
  text: string
  guide?: string
  to?: string
  /** The card that "help now" opens. It is not part of the URL, so that the browser's history does not reveal it. */
  card?: SafetyKind
  more?: { name: GuideName; section: string }
  authorities?: readonly string[]
}
/** Returns what a query finds, without what the user has chosen not to read. */
export type Search = (query: string, hidden: HiddenWishes) => Found[]
type Piece = Found & { textFor: (hidden: HiddenWishes) => string }

const mostShown = 8
const speaksOfLoss = readerOfLoss(lossWords)
/** Results with less than this share of the best score are dropped. */
const leastOfBest = 0.2

export const loadSearch = byLanguage(async (language): Promise<Search> => {
  const [cards, ...all] = await Promise.all([loadCards(language), loadSections(language), loadAnswers(language)])
  const pieces = all.flat()
  const byId = new Map([...cards, ...pieces].map((piece) => [piece.id, piece]))
  const index = new MiniSearch<Found>({
    fields: ["title", "guide", "text"],
    // `withUnitWords` comes first, because `fold` would turn "º" into the letter "o".
    tokenize: (text) => tokensIn(fold(withUnitWords(text))),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, guide: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(pieces.map((piece) => ({ ...piece, text: withFahrenheit(piece.text, language) })))
  const exactly = { prefix: false, fuzzy: false }
  const targetsOf = targetFinder(language, (word) => index.search(word, exactly).length > 0)
  return (query, hidden) => {
    const isOfLoss = speaksOfLoss(query)
    const found = index.search(query, {
      filter: ({ id }) => isOfLoss || hidden.isQuiet || !isInLossGuide(id),
      boostDocument: (id: string) => (isOfLoss && isInLossGuide(id) ? lossFirst : isOfGuide(id) ? guidesFirst : 1),
    })
    const least = (found[0]?.score ?? 0) * leastOfBest
    const ids = found.filter(({ score }) => score >= least).map(({ id }) => id)
    if (isOfLoss && !ids.some(isInLossGuide)) ids.unshift(lossBeginning)
    return [...new Set([...targetsOf(query, hidden), ...ids])]
      .flatMap((id) => byId.get(id) ?? [])
      .map(({ textFor, ...piece }) => ({ ...piece, text: textFor(hidden) }))
      .filter(({ text }) => text !== "")
      .slice(0, mostShown)
  }
})

const lossBeginning = "loss#sorry"
/** The guide on loss gets this boost so that it comes first, because its words also occur in other guides. */
const lossFirst = 10

/** Guides rank above answers, because they contain what an answer leaves out. */
const guidesFirst = 1.5

function isOfGuide(id: string): boolean {
  return id.includes("#")
}

function isInLossGuide(id: string): boolean {
  return id.startsWith("loss#")
}

async function loadCards(language: Language): Promise<Piece[]> {
  const [t, tHelp] = await Promise.all([loadMessages("care", language), loadMessages("help-now", language)])
  return safetyKinds.map((card) => {
    const title = t(`${card}-name`)
    return { id: card, title, text: title, guide: tHelp("heading"), to: "/help-now", card, textFor: () => title }
  })
}

async function loadSections(language: Language): Promise<Piece[]> {
  const t = await loadMessages("guides", language)
  const pieces = guideNames.map(async (name) => {
    const texts = await guideLoader(name)(language)
    const { sections } = guides[name]
    return Object.entries(texts).map(([id, { heading, text: before = "", list = [] }]) => {
      const text = [before, ...list].join("\n")
      const to = `/guides/${name}#${id}`
      const textFor = (hidden: HiddenWishes) => (sectionsFor(sections, hidden).some((it) => it.id === id) ? text : "")
      return { id: `${name}#${id}`, title: heading, guide: t(`${name}-title`), text, to, textFor }
    })
  })
  return (await Promise.all(pieces)).flat()
}

async function loadAnswers(language: Language): Promise<Piece[]> {
  const [t, { entries }] = await Promise.all([loadMessages("guides", language), loadEntries(language)])
  return entries.map((entry) => ({
    id: `answer ${entry.id}`,
    title: entry.question,
    text: entry.answer,
    textFor: (hidden: HiddenWishes) => textOf(entry, hidden),
    ...(entry.sources && { authorities: authoritiesOf(entry.sources) }),
    ...(entry.guide &&
      entry.section && { guide: t(`${entry.guide}-title`), more: { name: entry.guide, section: entry.section } }),
  }))
}

function textOf(entry: FaqEntry, hidden: HiddenWishes): string {
  const [shown] = entriesFor([entry], hidden)
  return shown ? answerForHerCountry(shown, hidden) : ""
}
