import { listOf } from "#app/language/format.ts"
import type { Translate } from "#app/language/resources.ts"
import type { Allergen } from "#domain/food/food.ts"
import type { Language } from "#domain/language.ts"

/** Says which allergens a dish contains, or that it contains none. */
export function containsText(allergens: readonly Allergen[], t: Translate<"allergens">, language: Language): string {
  if (allergens.length === 0) return t("containsNone")
  const names = allergens.map((allergen) => t(`allergen-${allergen}`))
  return t("contains", { allergens: listOf(names, language) })
}
