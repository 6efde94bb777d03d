import { nutritionOf, type Recipe } from "../recipe.ts"
import type { Library } from "./library.ts"

export type Brought = { energyKcal: number; proteinG: number }
const known = new WeakMap<object, Brought>()

/** The energy and protein of a dish, worked out once. */
export function broughtBy(dish: Pick<Recipe, "ingredients">, foods: Library["foods"]): Brought {
  const brought = known.get(dish) ?? nutritionOf(dish, foods)
  known.set(dish, brought)
  return brought
}
