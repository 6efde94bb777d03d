import type { FoodKey, Foods } from "../../food.ts"
import { boughtGrams, isPerishable } from "../purchase.ts"
import { weights } from "./weights.ts"

export const gramsPerWaste = 25

/** Costs by a food's place in the table and the tenths of a gram needed. */
export function listCost(foods: Foods, bought: ReadonlySet<FoodKey>): (place: number, tenths: number) => number {
  const line = bought.size > 0 ? weights.foodAgain : weights.food
  const table = Object.entries(foods).map(([key, food]) => ({
    food,
    line: bought.has(key) ? 0 : line,
    spoils: isPerishable(food),
    known: new Map<number, number>(),
  }))

  return (place, tenths) => {
    if (tenths === 0) return 0
    const row = table[place]
    if (!row) return line
    if (!row.spoils) return row.line
    const known = row.known.get(tenths)
    if (known !== undefined) return known
    const wasted = boughtGrams(tenths / 10, row.food) - tenths / 10
    const cost = row.line + Math.floor((Math.max(0, wasted) * weights.wasted) / gramsPerWaste)
    row.known.set(tenths, cost)
    return cost
  }
}
