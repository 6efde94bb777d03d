import type { FoodKey } from "./food.ts"
import type { WishTable } from "./wish.ts"
import { sentencesOf } from "./wish-pieces.ts"

/** A food as she wrote it; it has no keys if no dish contains it. */
export type NamedFood = { spelling: string; foods: readonly FoodKey[] }

/** The foods that a text names, whether it wants them or not. */
export function foodsNamedIn(text: string, table: WishTable): NamedFood[] {
  const pieces = sentencesOf(text, table).flatMap((sentence) => sentence.pieces)
  return pieces.flatMap(({ word, spelling }) => {
    if (!word) return []
    const members = (word.wishes ?? []).map((wish) => table.members[wish])
    const foods = [word.foods, word.kin, ...members].flatMap((keys) => keys?.split(" ").filter(Boolean) ?? [])
    return [{ spelling, foods: [...new Set(foods)] }]
  })
}
