import type { Food } from "../../food/food.ts"
import { boughtGrams, isPerishable } from "../shopping/purchase.ts"

export type Afterwards = "freeze" | "soup" | "salad" | "snack"

const muchShare = 0.2

/** True if much of a package is left over; what is sold loose is bought in the amount needed. */
export function isMuchLeft(neededGrams: number, food: Food): boolean {
  if (food.sold.by !== "unit" || !isPerishable(food)) return false
  const bought = boughtGrams(neededGrams, food)
  return bought - neededGrams >= bought * muchShare
}
