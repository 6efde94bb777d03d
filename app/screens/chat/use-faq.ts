import { use } from "react"
import type { FaqEntry, FaqSearch } from "#domain/faq-match.ts"
import type { Language } from "#domain/language.ts"
import { searchFaq } from "./search-faq.ts"

export type Faq = { entries: readonly FaqEntry[]; search: FaqSearch }

const files = {
  pt: () => import("#content/faq/pt.ts"),
  en: () => import("#content/faq/en.ts"),
  es: () => import("#content/faq/es.ts"),
} satisfies Record<Language, unknown>
const loads = new Map<Language, Promise<Faq>>()

/** All entries in one language, in the order of their ids. Waits (Suspense) until they are here. */
export function useFaq(language: Language): Faq {
  const load = loads.get(language) ?? loadFaq(language)
  loads.set(language, load)
  return use(load)
}

async function loadFaq(language: Language): Promise<Faq> {
  const entries = (await files[language]()).faq
  return { entries, search: searchFaq(entries) }
}
