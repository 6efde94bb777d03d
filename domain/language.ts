/** The languages that every word of the product exists in; the first is the default. */
export const languages = ["pt", "en", "es"] as const
export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The first of ours that language tags name, the most preferred first: "pt-BR" is Portuguese. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage)
}

/**
 * The language of everything for whoever has chosen none, by her browser's tags: Portuguese or Spanish where she prefers it.
 * Null otherwise: each screen is then in its native language, with the offer to read all of it in one.
 */
export function languageByTags(tags: readonly string[]): Language | null {
  const preferred = preferredLanguage(tags)
  return preferred === "pt" || preferred === "es" ? preferred : null
}
