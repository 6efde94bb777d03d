import { loadSigns } from "#app/care/sign-texts.ts"
import { inTime } from "#app/fetch-file.ts"
import { byLanguage } from "#app/language/by-language.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import type { Translate } from "#app/language/resources.ts"
import { lazyQuery } from "#app/language/use-lazy.ts"
import { loadFullWishTable } from "#app/plan/wish-table.ts"
import { answersIn } from "#domain/chat/answer.ts"
import { readEntries } from "#domain/chat/faq-entries.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { Language } from "#domain/language.ts"
import type { SafetyModel } from "#domain/safety/model.ts"
import type { Reader } from "./reader.ts"

/**
 * The chat's answers in one language. The safety model is loaded separately, because it is the same for all languages.
 */
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

/** Regional names of foods are filled into the visible texts; the words by which an entry is found stay the same. */
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

/** Loads the answers in the language of a message; fails if they take too long, and retries. */
export function answersInMessageLanguageQuery(language: Language) {
  return lazyQuery("answers-of-message", loadInTime, language)
}

/** Throws if the answers do not load in time; she is then answered in the screen's language. */
async function loadInTime(language: Language): Promise<Faq> {
  const faq = await inTime(loadFaq(language))
  if (!faq) throw new Error(`No answers in ${language} so far.`)
  return faq
}

/** The language of her message if it is certain, else the screen's. */
export function languageToAnswer(text: string, here: Faq, hasOneLanguage: boolean): Language {
  return (hasOneLanguage ? null : here.languageOf(text)) ?? here.lang
}

/** Whether a message is urgent is decided with the loaded answers alone, so that nothing delays the urgent card. */
export function isUrgent(text: string, here: Answers): boolean {
  return here.understand(text, here.safety).concern?.level === "urgent"
}

/**
 * The answers in the message's own language are used. A message stays urgent if the answers in the screen's language
 * consider it urgent.
 */
export function answersTo(text: string, here: Answers, own: Faq | undefined): Answers {
  if (!own) return here
  return isUrgent(text, here) ? { ...here, t: own.t, lang: own.lang } : { ...own, safety: here.safety }
}

export async function answersWithTimeout(text: string, here: Answers, hasOneLanguage: boolean): Promise<Answers> {
  const lang = languageToAnswer(text, here, hasOneLanguage)
  if (lang === here.lang || isUrgent(text, here)) return here
  return answersTo(text, here, (await inTime(loadFaq(lang))) ?? undefined)
}
