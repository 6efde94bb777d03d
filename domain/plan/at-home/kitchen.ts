import type { FoodKey } from "../../food/food.ts"
import type { Ingredient, Recipe } from "../../recipes/recipe.ts"

/** Whether a food is at home, never how much. "probably" means that the planned meals have not used it up. */
type Standing = "atHome" | "probably" | "unknown" | "gone"
type AtHomeBecause = "bought" | "had" | "saidGone" | "used" | "tooOld" | "nothing"
export type FoodAtHome = { standing: Standing; because: AtHomeBecause }
/** A cooked dish with servings left, which keeps until `keepsUntil` (ISO 8601, UTC). */
export type LeftDish = { recipe: Recipe; servings: number; keepsUntil: string }
export type Kitchen = {
  foods: ReadonlyMap<FoodKey, FoodAtHome>
  dishes: readonly LeftDish[]
  /** Keys of the preparations that are cooked and not used up. */
  ahead: ReadonlySet<string>
}

export const emptyKitchen: Kitchen = { foods: new Map(), dishes: [], ahead: new Set() }
export const unknownFood: FoodAtHome = { standing: "unknown", because: "nothing" }

/** Whether a food is at home, and why; "unknown" if neither a purchase nor a mark tells. */
export function standingOf({ foods }: Kitchen, food: FoodKey): FoodAtHome {
  return foods.get(food) ?? unknownFood
}

/** A dish can do without an ingredient of at most this many grams, such as oil, lemon or parsley. */
const touchGrams = 10

/** The foods without which a dish cannot be made. */
export function weightyFoods({ ingredients }: { ingredients: readonly Ingredient[] }): FoodKey[] {
  const weighty = ingredients.filter(({ grams }) => grams > touchGrams)
  return (weighty.length > 0 ? weighty : ingredients).map(({ food }) => food)
}

/** The foods that "I don't have it" refers to: those of a dish that are least certain to be at home. */
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
