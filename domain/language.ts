export const languages = ["pt", "en", "es"] as const
export const locales = { pt: "pt-BR", en: "en-GB", es: "es-ES" } as const
export type Language = (typeof languages)[number]

export const europeanPortuguese = "pt-PT"
export type TextLanguage = Language | typeof europeanPortuguese

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The first supported language among a browser's tags. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage)
}

/**
 * Returns Portuguese or Spanish if the browser prefers it. For all other languages it returns null, and each screen
 * appears in its own default language.
 */
export function languageByTags(tags: readonly string[]): Language | null {
  const preferred = preferredLanguage(tags)
  return preferred === "pt" || preferred === "es" ? preferred : null
}

/** The region of the language: "BR" for "pt-BR", null for "pt" and "es-419". */
export function regionByTags(tags: readonly string[], language: Language): string | null {
  const spoken = tags.filter((tag) => preferredLanguage([tag]) === language)
  const regions = spoken.flatMap((tag) => tag.match(/-([a-z]{2})(?:-|$)/i)?.[1] ?? [])
  return regions[0]?.toUpperCase() ?? null
}

/** The regions where Spanish uses a decimal point (CLDR 48). */
const pointRegions: ReadonlySet<string | null> = new Set("CU DO GT HN MX NI PA PE PR SV US".split(" "))

/** The locale for numbers, which is "es-MX" wherever Spanish uses a decimal point. */
export function numberLocale(tags: readonly string[], language: Language): Language | "es-MX" {
  return language === "es" && pointRegions.has(regionByTags(tags, language)) ? "es-MX" : language
}

const europeanRegions: ReadonlySet<string | null> = new Set("AO CV GW MO MZ PT ST TL".split(" "))

/** True if the reader's Portuguese follows the European standard, as in Africa and Asia. */
export function readsEuropeanPortuguese(tags: readonly string[]): boolean {
  return europeanRegions.has(regionByTags(tags, "pt"))
}
