import type { FoodKey } from "../../food/food.ts"
import { foodOf, type Recipe } from "../../recipes/recipe.ts"
import { findRecipe, type Library, type Preparation } from "../library.ts"
import { gramsAsBought } from "../shopping/purchase.ts"
import { type Dishes, dayAndMeal } from "../slots.ts"
import type { PreparationOfDay } from "./preparations.ts"

type Dish = Pick<Recipe, "ingredients">
type PlannedMeals = { dishes: Dishes; days: readonly { snacks: readonly Dish[]; seconds: readonly Dish[] }[] }
export type AmountAhead = { food: FoodKey; grams: number }

const amountStepGrams = 10

/** How much is cooked at once, in grams as bought: everybody's share of the meals, and her own extras of those days. */
export function amountsAhead(
  library: Library,
  { dishes, days }: PlannedMeals,
  { preparation, meals }: PreparationOfDay,
  people: number,
): AmountAhead[] {
  const ofMeals = meals.flatMap((slot) => findRecipe(library, dishes[slot]) ?? [])
  const ofDays = [...new Set(meals.map((slot) => dayAndMeal(slot).day))].flatMap((day) => days[day - 1] ?? [])
  const own = ofDays.flatMap(({ snacks, seconds }) => [...snacks, ...seconds])
  return amountsOf(library, preparation, (food) => gramsIn(ofMeals, food) * people + gramsIn(own, food))
}

/** The grams as bought that a preparation takes of each of its foods, from the grams that recipes need. */
export function amountsOf(
  { foods }: Pick<Library, "foods">,
  preparation: Preparation,
  gramsNeeded: (food: FoodKey) => number,
): AmountAhead[] {
  return preparation.foods.flatMap((food) => {
    const needed = gramsNeeded(food)
    if (needed === 0) return []
    const bought = gramsAsBought(needed, foodOf({ food }, foods))
    return [{ food, grams: Math.ceil(bought / amountStepGrams) * amountStepGrams }]
  })
}

/** The grams of a food in some dishes, one serving each. */
export function gramsIn(dishes: readonly Dish[], key: FoodKey): number {
  const ofFood = dishes.flatMap(({ ingredients }) => ingredients.filter(({ food }) => food === key))
  return ofFood.reduce((sum, { grams }) => sum + grams, 0)
}
