/** The languages of the product; the first is the default. */
export const languages = ["pt", "en", "es"] as const
/** How each is written in dates and numbers. */
export const locales = { pt: "pt-BR", en: "en-GB", es: "es-ES" } as const
export type Language = (typeof languages)[number]

/** In which the texts on what is urgent are written too, for Portugal. */
export const europeanPortuguese = "pt-PT"
/** The languages that texts are written in. */
export type TextLanguage = Language | typeof europeanPortuguese

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The first supported language among language tags in order of preference: "pt-BR" is Portuguese. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage)
}

/**
 * The language of the whole product for whoever has not chosen one, by her browser's tags: Portuguese or Spanish if she
 * prefers one of them. Otherwise null: each screen is then in its native language, with the offer to choose one for all.
 */
export function languageByTags(tags: readonly string[]): Language | null {
  const preferred = preferredLanguage(tags)
  return preferred === "pt" || preferred === "es" ? preferred : null
}

/** The region in which she speaks a language, by her browser's tags: "BR" for "pt-BR", null for "pt" and for "es-419". */
export function regionByTags(tags: readonly string[], language: Language): string | null {
  const spoken = tags.filter((tag) => preferredLanguage([tag]) === language)
  const regions = spoken.flatMap((tag) => tag.match(/-([a-z]{2})(?:-|$)/i)?.[1] ?? [])
  return regions[0]?.toUpperCase() ?? null
}

/** Where Spanish is written with a decimal point (CLDR 48). */
const pointRegions: ReadonlySet<string | null> = new Set("CU DO GT HN MX NI PA PE PR SV US".split(" "))

/** The locale in which her numbers are written, by her browser's tags: "es-MX" wherever Spanish has a decimal point. */
export function numberLocale(tags: readonly string[], language: Language): Language | "es-MX" {
  return language === "es" && pointRegions.has(regionByTags(tags, language)) ? "es-MX" : language
}

/** Where Portuguese is written with Portugal's words, not Brazil's. */
const europeanRegions: ReadonlySet<string | null> = new Set("AO CV GW MO MZ PT ST TL".split(" "))

/** Whether her browser's tags say the Portuguese of Portugal, which is also that of Africa and Asia. */
export function readsEuropeanPortuguese(tags: readonly string[]): boolean {
  return europeanRegions.has(regionByTags(tags, "pt"))
}
