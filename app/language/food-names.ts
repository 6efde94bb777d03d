import { use } from "react"
import { own } from "#domain/own.ts"
import { useLanguage } from "./language-boundary.tsx"
import { loadRegionalFoodNames, type RegionalNames } from "./regional-food-names.ts"
import type { Key, Translate } from "./resources.ts"
import { useMessages } from "./use-messages.ts"

export function useFoodName() {
  const names = use(loadRegionalFoodNames(useLanguage()))
  return foodNameOf(useMessages("foods"), names)
}

export function foodNameOf(t: Translate<"foods">, regional: RegionalNames) {
  return (key: string) => own(regional, key) ?? t(key as Key<"foods">)
}
