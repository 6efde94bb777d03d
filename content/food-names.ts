import type { Language } from "#domain/language.ts"

/**
 * Which file of `food-names` has the names of foods in each region. Other regions use the names in the messages, which
 * have further regions' names in brackets.
 */
export const foodNamesByRegion: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pt: { BR: "BR", PT: "PT", AO: "PT", CV: "PT", GW: "PT", MZ: "PT", ST: "PT" },
  en: { GB: "GB", IE: "GB", AU: "AU", NZ: "AU", US: "US", CA: "US" },
  es: { ES: "ES", MX: "MX", AR: "AR", UY: "AR", CL: "CL", PE: "PE", CO: "CO", EC: "EC" },
}
