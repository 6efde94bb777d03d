import { loadSigns } from "#app/care/sign-texts.ts"
import { byLanguage } from "#app/language/by-language.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import type { Translate } from "#app/language/resources.ts"
import { loadFullWishTable } from "#app/plan/wish-table.ts"
import { answersIn } from "#domain/answer.ts"
import { readEntries } from "#domain/faq-entries.ts"
import type { FaqEntry } from "#domain/faq-match.ts"
import type { Language } from "#domain/language.ts"
import type { SafetyModel } from "#domain/safety/model.ts"
import type { Reader } from "./reader.ts"

/** Without the safety model, which is the same in each language. */
export type Faq = Reader & {
  entries: readonly FaqEntry[]
  t: Translate<"chat">
  lang: Language
}
export type Answers = Faq & { safety: SafetyModel }

const files = {
  pt: () => import("#content/faq/pt.ts"),
  en: () => import("#content/faq/en.ts"),
  es: () => import("#content/faq/es.ts"),
} satisfies Record<Language, unknown>

const answerFiles = {
  pt: async () => (await import("#content/answers/pt.ts")).pt,
  en: async () => (await import("#content/answers/en.ts")).en,
  es: async () => (await import("#content/answers/es.ts")).es,
} satisfies Record<Language, unknown>

const starterFiles = {
  pt: () => import("#content/faq/pt/starters.json"),
  en: () => import("#content/faq/en/starters.json"),
  es: () => import("#content/faq/es/starters.json"),
} satisfies Record<Language, unknown>

export const loadStarters = byLanguage(async (language) => readEntries((await starterFiles[language]()).default))

/** In the order of their ids. */
export const loadEntries = byLanguage(async (language) => {
  const [{ faq, courtesies }, { answers }, texts, signs] = await Promise.all([
    files[language](),
    import("#content/answers/answers.ts"),
    answerFiles[language](),
    loadSigns(language),
  ])
  const entries = readEntries([...faq, ...answersIn(answers, texts)], signs)
  return { entries: language === "es" ? await namedInHerRegion(entries) : entries, courtesies }
})

/** Only what is shown changes: what finds it stays. */
async function namedInHerRegion(entries: readonly FaqEntry[]): Promise<readonly FaqEntry[]> {
  const { proseInHerRegion } = await import("#app/language/regional-titles.ts")
  const shown = entries.map(({ question, answer, markedAnswer }) => ({ question, answer, markedAnswer }))
  const named = await proseInHerRegion(shown)
  return entries.map((entry, place) => ({ ...entry, ...named[place] }))
}

export const loadFaq = byLanguage(async (lang): Promise<Faq> => {
  const [{ entries, courtesies }, model, t, table, { createReader }] = await Promise.all([
    loadEntries(lang),
    import("#content/models/intents.json"),
    loadMessages("chat", lang),
    loadFullWishTable(),
    import("./reader.ts"),
  ])
  return { entries, t, lang, ...createReader({ model: model.default, entries, courtesies, table }) }
})
