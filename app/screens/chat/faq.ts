import { inEachLanguage } from "#app/language/in-each-language.ts"
import type { Courtesies } from "#domain/courtesy.ts"
import type { FaqEntry, FaqSearch } from "#domain/faq-match.ts"
import type { Language } from "#domain/language.ts"
import { searchFaq } from "./search-faq.ts"

export type Faq = { entries: readonly FaqEntry[]; search: FaqSearch; courtesies: Courtesies }

const files = {
  pt: () => import("#content/faq/pt.ts"),
  en: () => import("#content/faq/en.ts"),
  es: () => import("#content/faq/es.ts"),
} satisfies Record<Language, unknown>

/** All entries in one language, in the order of their ids. */
export const loadFaq = inEachLanguage(async (language): Promise<Faq> => {
  const { faq: entries, faqWords, courtesies } = await files[language]()
  return { entries, search: searchFaq(entries, faqWords), courtesies }
})
