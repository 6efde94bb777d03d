import type { FoodKey } from "../../food/food.ts"
import type { Ingredient, Recipe } from "../../recipes/recipe.ts"

/** Never how much. `probably`: what was planned has not used it up. */
type Standing = "atHome" | "probably" | "unknown" | "gone"
type AtHomeBecause = "bought" | "had" | "saidGone" | "used" | "tooOld" | "nothing"
export type FoodAtHome = { standing: Standing; because: AtHomeBecause }
/** A dish cooked that somebody can still eat, until `keepsUntil` (ISO 8601, UTC). */
export type LeftDish = { recipe: Recipe; servings: number; keepsUntil: string }
export type Kitchen = {
  foods: ReadonlyMap<FoodKey, FoodAtHome>
  dishes: readonly LeftDish[]
  /** Keys of preparations that are cooked and not used up. */
  ahead: ReadonlySet<string>
}

export const emptyKitchen: Kitchen = { foods: new Map(), dishes: [], ahead: new Set() }
export const unknownFood: FoodAtHome = { standing: "unknown", because: "nothing" }

/** Whether a food is at home; a food that nobody told of is not known. */
export function standingOf({ foods }: Kitchen, food: FoodKey): FoodAtHome {
  return foods.get(food) ?? unknownFood
}

/** Up to so many grams of oil, lemon or parsley a dish is as good without. */
const touchGrams = 10

/** The foods without which there is no such dish. */
export function weightyFoods({ ingredients }: { ingredients: readonly Ingredient[] }): FoodKey[] {
  const weighty = ingredients.filter(({ grams }) => grams > touchGrams)
  return (weighty.length > 0 ? weighty : ingredients).map(({ food }) => food)
}

/** What "I don't have it" is about: of what a dish needs what is least sure to be there. */
export function doubtedFoods(dish: { ingredients: readonly Ingredient[] }, kitchen: Kitchen): FoodKey[] {
  const foods = weightyFoods(dish)
  const unsure = foods.filter((food) => standingOf(kitchen, food).standing !== "atHome")
  return unsure.length > 0 ? unsure : foods
}

/** The share (0 to 1) of a dish's foods that is at home. */
export function shareAtHome(dish: { ingredients: readonly Ingredient[] }, kitchen: Kitchen): number {
  const foods = weightyFoods(dish)
  const there = foods.filter((food) => ["atHome", "probably"].includes(standingOf(kitchen, food).standing))
  return there.length / foods.length
}
