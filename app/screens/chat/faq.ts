import { inEachLanguage } from "#app/language/in-each-language.ts"
import type { Words } from "#app/language/resources.ts"
import { loadWords } from "#app/language/words.ts"
import { readEntries } from "#domain/faq-entries.ts"
import type { Language } from "#domain/language.ts"
import { createIntentModel } from "#domain/understanding/intents.ts"
import type { Understanding } from "#domain/understanding/message.ts"

export type Answers = Understanding & {
  t: Words<"chat">
  lang: Language
  /** Of a message: null where it is not sure. */
  languageOf: (text: string) => Language | null
}
/** All that answers in one language but for the safety model, which is the same in each. */
export type Faq = Omit<Answers, "safety">

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
export const loadStarters = inEachLanguage(async (language) => readEntries((await starterFiles[language]()).default))

/** All entries in one language, in the order of their ids, and what is said out of courtesy. */
export const loadEntries = inEachLanguage(async (language) => {
  const { faq, courtesies } = await files[language]()
  return { entries: readEntries(faq), courtesies }
})

/** The same, with the model that finds them and the words around them. */
export const loadFaq = inEachLanguage(async (lang): Promise<Faq> => {
  const [{ entries, courtesies }, model, t, { languageOfMessage }] = await Promise.all([
    loadEntries(lang),
    models[lang](),
    loadWords("chat", lang),
    import("#domain/understanding/message-language.ts"),
  ])
  return { entries, intents: createIntentModel(model.default), courtesies, t, lang, languageOf: languageOfMessage }
})
