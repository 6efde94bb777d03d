import { useWords } from "#app/language/use-words.ts"
import type { ShopAmount } from "#domain/shopping-list.ts"

/** Says what to ask for in the shop: "650 g", "1.2 kg", "2 bunches", or a plain number of things sold one by one. */
export function useShopAmount() {
  const t = useWords("shopping-list")
  const measure = useWords("measures")
  return (amount: ShopAmount) => {
    if (amount.by === "weight") {
      const { grams } = amount
      return grams < 1000 ? t("grams", { grams }) : t("kilograms", { kilograms: grams / 1000 })
    }
    const { count, unit } = amount
    return unit === "unit" ? t("units", { count }) : measure(unit, { count, amount: count })
  }
}
