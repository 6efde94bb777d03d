import type { FoodKey } from "#domain/food/food.ts"
import { foods } from "./foods.ts"

/**
 * How long what is made today may stay in the fridge, a whole dish or what is cooked or washed for one: by the Food
 * Standards Agency (UK) two days, and rice one; the USDA says three to four. The strictest counts, and fish and shellfish
 * keep no longer than rice. docs/facts.md has the sources.
 */
const fewest = 1
const most = 2
const rice: readonly FoodKey[] = ["rice", "brownRice", "riceNoodles"]

export function fridgeDaysOf(keys: readonly FoodKey[]): number {
  return keys.some(keepsOneDay) ? fewest : most
}

/** Tells whether a food keeps for one day only, cooked or in a dish. */
export function keepsOneDay(key: FoodKey): boolean {
  return rice.includes(key) || foods[key]?.diet === "fish"
}
