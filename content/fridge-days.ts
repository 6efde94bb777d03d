import type { FoodKey } from "#domain/food/food.ts"
import { foods } from "./foods.ts"

/**
 * The days for which something made today may stay in the fridge, whether a dish or an ingredient cooked or washed for
 * one. The Food Standards Agency (UK) says two days, and one for rice; the USDA says three to four. The strictest value
 * counts, and fish and shellfish are kept no longer than rice. docs/facts.md has the sources.
 */
const fewest = 1
const most = 2
const rice: readonly FoodKey[] = ["rice", "brownRice", "riceNoodles"]

export function fridgeDaysOf(keys: readonly FoodKey[]): number {
  return keys.some(keepsOneDay) ? fewest : most
}

/** True if a food keeps for only one day, by itself or in a dish. */
export function keepsOneDay(key: FoodKey): boolean {
  return rice.includes(key) || foods[key]?.diet === "fish"
}
