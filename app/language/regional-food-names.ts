import { foodNamesByRegion } from "#content/food-names.ts"
import { type Language, regionByTags } from "#domain/language.ts"
import { byLanguage } from "./by-language.ts"

export type RegionalNames = Readonly<Record<string, string>>

const files = import.meta.glob<{ default: RegionalNames }>("../../content/food-names/*/*.json")

export const loadRegionalFoodNames = byLanguage(async (language: Language): Promise<RegionalNames> => {
  const region = regionByTags(navigator.languages, language)
  const name = region && foodNamesByRegion[language][region]
  const file = await files[`../../content/food-names/${language}/${name}.json`]?.()
  return file?.default ?? {}
})
