import { inEachLanguage } from "#app/language/in-each-language.ts"
import type { SafetyCheck } from "#app/red-flag-card/check.ts"
import type { Courtesies } from "#domain/courtesy.ts"
import type { FaqEntry, FaqSearch } from "#domain/faq-match.ts"
import type { Language } from "#domain/language.ts"
import { searchFaq } from "./search-faq.ts"

type Faq = { entries: readonly FaqEntry[]; search: FaqSearch; courtesies: Courtesies }
export type Answers = Faq & { concernIn: SafetyCheck }

const files = {
  pt: () => import("#content/faq/pt.ts"),
  en: () => import("#content/faq/en.ts"),
  es: () => import("#content/faq/es.ts"),
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
export const loadFaq = inEachLanguage(async (language): Promise<Faq> => {
  const { faq: entries, faqWords, courtesies } = await files[language]()
  return { entries, search: searchFaq(entries, faqWords), courtesies }
})
