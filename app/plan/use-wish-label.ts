import { useFoodName } from "#app/language/food-names.ts"
import type { Key, Translate } from "#app/language/resources.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { foods } from "#content/foods.ts"
import { foodOfWish, type Wish } from "#domain/wish.ts"

/** "Without milk", "vegetarian", "without coriander", in the language of the screen. */
export function useWishLabel() {
  return wishLabelOf(useMessages("wishes"), useFoodName())
}

/** The same in any language. A food that is no longer in the table keeps its key. */
export function wishLabelOf(t: Translate<"wishes">, foodName: (key: string) => string) {
  return (wish: Wish) => {
    const key = foodOfWish(wish)
    if (key === undefined) return t(`wish-${wish}` as Key<"wishes">)
    return t("without", { food: foods[key] ? foodName(key).toLowerCase() : key })
  }
}
