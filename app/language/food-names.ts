import { use } from "react"
import { foodNamesByRegion } from "#content/food-names.ts"
import { type Language, regionByTags } from "#domain/language.ts"
import { byLanguage } from "./by-language.ts"
import { useLanguage } from "./language-boundary.tsx"
import type { Key, Translate } from "./resources.ts"
import { useMessages } from "./use-messages.ts"

type Names = Readonly<Record<string, string>>

const files = import.meta.glob<{ default: Names }>("../../content/food-names/*/*.json")

/** What differs where she speaks the language; nothing where that is unknown. */
export const loadRegionalFoodNames = byLanguage(async (language: Language): Promise<Names> => {
  const region = regionByTags(navigator.languages, language)
  const name = region && foodNamesByRegion[language][region]
  const file = await files[`../../content/food-names/${language}/${name}.json`]?.()
  return file?.default ?? {}
})

/** The name of a food by its key, as she would say it. */
export function useFoodName() {
  const names = use(loadRegionalFoodNames(useLanguage()))
  return foodNameOf(useMessages("foods"), names)
}

export function foodNameOf(t: Translate<"foods">, regional: Names) {
  return (key: string) => regional[key] ?? t(key as Key<"foods">)
}
