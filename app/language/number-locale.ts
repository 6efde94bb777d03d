import { type Language, numberLocale } from "#domain/language.ts"

/** Pages are prerendered without a browser. */
export function herNumberLocale(language: Language) {
  return numberLocale(globalThis.navigator?.languages ?? [], language)
}
