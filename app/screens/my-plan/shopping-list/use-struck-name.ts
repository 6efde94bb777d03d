import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { nightBasketKey } from "#domain/plan/week/night-basket.ts"

/** The name of a food that was taken off the list, or of the whole basket for hard nights. */
export function useStruckName() {
  const t = useMessages("shopping-list")
  const foodName = useFoodName()
  return (struck: string) => (struck === nightBasketKey ? t("nightBasket") : foodName(struck))
}
