import type { Food } from "./food.ts"
import { boughtGrams, isPerishable } from "./plan/purchase.ts"

/** What becomes of what is left of a package. */
export type Afterwards = "freeze" | "soup" | "salad" | "snack"

/** Less than this share of what is bought is not worth a word. */
const muchShare = 0.2

/** Whether much of what is bought of a food is in nothing, and spoils. What is sold loose is bought as it is needed. */
export function isMuchLeft(neededGrams: number, food: Food): boolean {
  if (food.sold.by !== "unit" || !isPerishable(food)) return false
  const bought = boughtGrams(neededGrams, food)
  return bought - neededGrams >= bought * muchShare
}
