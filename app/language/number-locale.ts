import { type Language, numberLocale } from "#domain/language.ts"

/** The locale of numbers in this browser; where pages are made beforehand there may be none. */
export function herNumberLocale(language: Language) {
  return numberLocale(globalThis.navigator?.languages ?? [], language)
}
