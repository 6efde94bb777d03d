export const languages = ["pt", "en", "es"] as const
export const locales = { pt: "pt-BR", en: "en-GB", es: "es-ES" } as const
export type Language = (typeof languages)[number]

export const europeanPortuguese = "pt-PT"
export type TextLanguage = Language | typeof europeanPortuguese

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The first supported language among tags. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage)
}

/** Portuguese or Spanish, else null: then each screen is in its native language. */
export function languageByTags(tags: readonly string[]): Language | null {
  const preferred = preferredLanguage(tags)
  return preferred === "pt" || preferred === "es" ? preferred : null
}

/** "BR" for "pt-BR", null for "pt" and "es-419". */
export function regionByTags(tags: readonly string[], language: Language): string | null {
  const spoken = tags.filter((tag) => preferredLanguage([tag]) === language)
  const regions = spoken.flatMap((tag) => tag.match(/-([a-z]{2})(?:-|$)/i)?.[1] ?? [])
  return regions[0]?.toUpperCase() ?? null
}

/** Where Spanish is written with a decimal point (CLDR 48). */
const pointRegions: ReadonlySet<string | null> = new Set("CU DO GT HN MX NI PA PE PR SV US".split(" "))

/** "es-MX" wherever Spanish has a decimal point. */
export function numberLocale(tags: readonly string[], language: Language): Language | "es-MX" {
  return language === "es" && pointRegions.has(regionByTags(tags, language)) ? "es-MX" : language
}

const europeanRegions: ReadonlySet<string | null> = new Set("AO CV GW MO MZ PT ST TL".split(" "))

/** Also that of Africa and Asia. */
export function readsEuropeanPortuguese(tags: readonly string[]): boolean {
  return europeanRegions.has(regionByTags(tags, "pt"))
}
