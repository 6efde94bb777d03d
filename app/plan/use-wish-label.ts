import { use } from "react"
import { useFoodName } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import type { Key, Translate } from "#app/language/resources.ts"
import { loadTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { applianceOfWish, foodOfWeekWish, foodOfWish, type Wish } from "#domain/food/wish.ts"
import { own } from "#domain/own.ts"

/** Labels a wish, such as "Without milk", "vegetarian" or "without coriander". */
export function useWishLabel() {
  const foodName = useFoodName()
  const language = useLanguage()
  // Few users need the names of foods that no dish contains, so they are loaded, and suspend the screen, only when one
  // is needed.
  const nameOf = (key: string) => foodName(key) || own(use(loadTexts("other-foods", language)), key)
  return wishLabelOf(useMessages("wishes"), nameOf)
}

export function useWishList() {
  const wishLabel = useWishLabel()
  const language = useLanguage()
  return (wishes: readonly Wish[]) =>
    listOf(
      wishes.map((wish) => wishLabel(wish).toLowerCase()),
      language,
    )
}

/** A food that no longer has a name is shown by its key. */
export function wishLabelOf(t: Translate<"wishes">, nameOf: (key: string) => string | undefined) {
  return (wish: Wish) => {
    const ofWeek = foodOfWeekWish(wish)
    if (ofWeek !== undefined) return t("withoutThisWeek", { food: (nameOf(ofWeek) ?? ofWeek).toLowerCase() })
    const appliance = applianceOfWish(wish)
    if (appliance) return t(`lacks-${appliance}`)
    const key = foodOfWish(wish)
    if (key === undefined) return t(`wish-${wish}` as Key<"wishes">)
    return t("without", { food: (nameOf(key) ?? key).toLowerCase() })
  }
}
