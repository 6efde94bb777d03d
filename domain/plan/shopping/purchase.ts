import type { Food, FoodKey, Foods } from "../../food/food.ts"
import { type ShopAmount, type ShoppingAisle, toBuy } from "./shopping-list.ts"

/** A purchase in grams as recipes weigh the food, for example of cooked rice. */
export type Purchase = {
  food: FoodKey
  neededGrams: number
  boughtGrams: number
  perishable: boolean
  isStaple: boolean
}

const perishableDays = 7
const stapleDays = 30

/** What must be bought for a list, in its order. */
export function purchasesOf(list: readonly ShoppingAisle[], foods: Foods): Purchase[] {
  return list.flatMap(({ items }) =>
    items.flatMap(({ food: key, grams, amount }) => {
      const food = foods[key]
      if (!food) return []
      const bought = gramsOf(amount, food)
      return [
        {
          food: key,
          neededGrams: Math.round(grams * 10) / 10,
          boughtGrams: bought,
          perishable: isPerishable(food),
          isStaple: isStaple(food),
        },
      ]
    }),
  )
}

/** The share by weight of perishable food that is bought but not needed; 0 if none is bought. */
export function wastedShare(purchases: readonly Purchase[]): number {
  const perishable = purchases.filter((purchase) => purchase.perishable)
  const bought = perishable.reduce((sum, { boughtGrams }) => sum + boughtGrams, 0)
  const needed = perishable.reduce((sum, { neededGrams }) => sum + neededGrams, 0)
  return bought === 0 ? 0 : (bought - needed) / bought
}

/** True if what is left of a food spoils within a week; of food bought dry nothing does. */
export function isPerishable(food: Food): boolean {
  return food.keepsDays <= perishableDays && !isBoughtDry(food)
}

/** True if a kitchen usually has a food in stock, such as oil, rice or dried beans. */
export function isStaple(food: Food): boolean {
  return food.keepsDays >= stapleDays || isBoughtDry(food)
}

function isBoughtDry({ weighed, sold }: Food): boolean {
  return weighed === "cooked" && sold.by === "unit" && sold.unit !== "tin"
}

/** Returns how many grams must be bought if so many are needed. Both are grams as recipes weigh the food. */
export function boughtGrams(needed: number, food: Food): number {
  return gramsOf(toBuy(needed, food.sold), food)
}

/** Converts grams as recipes weigh a food to grams as bought, dry or unpeeled. */
export function gramsAsBought(grams: number, { sold }: Food): number {
  if (sold.by === "weight") return grams / sold.yield
  return (grams * (sold.packedGrams ?? sold.gramsPerUnit)) / sold.gramsPerUnit
}

function gramsOf(amount: ShopAmount, { sold }: Food): number {
  if (amount.by === "unit") return sold.by === "unit" ? amount.count * sold.gramsPerUnit : 0
  return sold.by === "weight" ? Math.round(amount.grams * sold.yield) : 0
}
