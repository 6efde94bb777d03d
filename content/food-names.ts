import type { Language } from "#domain/language.ts"

/**
 * What foods are called where she speaks the language: which file of `food-names` serves a region. Elsewhere, the names
 * of the messages hold, with the words of other regions in brackets.
 */
export const foodNamesByRegion: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pt: { BR: "BR", PT: "PT", AO: "PT", CV: "PT", GW: "PT", MZ: "PT", ST: "PT" },
  en: { GB: "GB", IE: "GB", AU: "AU", NZ: "AU", US: "US", CA: "US" },
  es: { ES: "ES", MX: "MX", AR: "AR", UY: "AR", CL: "CL", PE: "PE", CO: "CO", EC: "EC" },
}
