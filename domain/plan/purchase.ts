import type { Food, FoodKey, Foods } from "../food.ts"
import { type ShopAmount, type ShoppingAisle, toBuy } from "../shopping-list.ts"

/** What is bought of a food for a week, in the grams that recipes count: of rice, of cooked rice. */
export type Purchase = {
  food: FoodKey
  neededGrams: number
  boughtGrams: number
  perishable: boolean
  isStaple: boolean
}

/** Keeps at most so long once opened, cut or cooked. */
const perishableDays = 7
/** What keeps so long lives in a kitchen from week to week. */
const stapleDays = 30

/** What a list buys, in its order. */
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

/** Of the perishable food that is bought, the share by weight that nothing needs; 0 where there is none. */
export function wastedShare(purchases: readonly Purchase[]): number {
  const perishable = purchases.filter((purchase) => purchase.perishable)
  const bought = perishable.reduce((sum, { boughtGrams }) => sum + boughtGrams, 0)
  const needed = perishable.reduce((sum, { neededGrams }) => sum + neededGrams, 0)
  return bought === 0 ? 0 : (bought - needed) / bought
}

/** Whether what is left of it spoils within the week. Of dry goods only what was cooked does. */
export function isPerishable(food: Food): boolean {
  return food.keepsDays <= perishableDays && !isBoughtDry(food)
}

/** Whether it lives in her kitchen from week to week: oil, rice, dried beans. */
export function isStaple(food: Food): boolean {
  return food.keepsDays >= stapleDays || isBoughtDry(food)
}

/** Of what is weighed cooked, a tin comes cooked. */
function isBoughtDry({ weighed, sold }: Food): boolean {
  return weighed === "cooked" && sold.by === "unit" && sold.unit !== "tin"
}

/** What is bought of a food of which so much is needed, in the grams that recipes count. */
export function boughtGrams(needed: number, food: Food): number {
  return gramsOf(toBuy(needed, food.sold), food)
}

function gramsOf(amount: ShopAmount, { sold }: Food): number {
  if (amount.by === "unit") return sold.by === "unit" ? amount.count * sold.gramsPerUnit : 0
  return sold.by === "weight" ? Math.round(amount.grams * sold.yield) : 0
}
