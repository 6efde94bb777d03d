import { type Language, numberLocale, regionByTags, type TextLanguage } from "#domain/language.ts"

export const isSpokenInARegion = (language: TextLanguage) =>
  language === "es" && regionByTags(navigator.languages, language) !== null

/** The prerender has no navigator, so no region is known there. */
export function herNumberLocale(language: Language) {
  return numberLocale(globalThis.navigator?.languages ?? [], language)
}
