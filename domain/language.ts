/** The languages that every word of the product exists in; the first is the default. */
export const languages = ["pt", "en", "es"] as const
export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}
