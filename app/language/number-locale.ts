import { type Language, numberLocale } from "#domain/language.ts"

/** Where pages are made beforehand the browser has none. */
export function herNumberLocale(language: Language) {
  return numberLocale(globalThis.navigator?.languages ?? [], language)
}
