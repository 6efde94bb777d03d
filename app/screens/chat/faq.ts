import { inEachLanguage } from "#app/language/in-each-language.ts"
import type { FaqEntry } from "#domain/faq-match.ts"
import type { Language } from "#domain/language.ts"
import { createIntentModel } from "#domain/understanding/intents.ts"
import type { Understanding } from "#domain/understanding/message.ts"

export type Answers = Understanding
type Faq = Omit<Understanding, "safety">

const files = {
  pt: () => import("#content/faq/pt.ts"),
  en: () => import("#content/faq/en.ts"),
  es: () => import("#content/faq/es.ts"),
} satisfies Record<Language, unknown>

const models = {
  pt: () => import("#content/models/intents-pt.json"),
  en: () => import("#content/models/intents-en.json"),
  es: () => import("#content/models/intents-es.json"),
} satisfies Record<Language, unknown>

const starterFiles = {
  pt: () => import("#content/faq/pt/starters.json"),
  en: () => import("#content/faq/en/starters.json"),
  es: () => import("#content/faq/es/starters.json"),
} satisfies Record<Language, unknown>

/** The entries that an empty conversation suggests, in one language. */
export const loadStarters = inEachLanguage(async (language): Promise<readonly FaqEntry[]> => {
  return (await starterFiles[language]()).default
})

/** All entries in one language, in the order of their ids. */
export const loadEntries = inEachLanguage((language) => files[language]())

/** The same, with the model that finds them. */
export const loadFaq = inEachLanguage(async (language): Promise<Faq> => {
  const [{ faq: entries, courtesies }, model] = await Promise.all([loadEntries(language), models[language]()])
  return { entries, intents: createIntentModel(model.default), courtesies }
})
