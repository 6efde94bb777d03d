import type { Ways } from "../food/appliance.ts"
import type { FoodKey, Foods } from "../food/food.ts"
import { type Recipe, type Snack, usingUpIds } from "../recipes/recipe.ts"
import { type UsingUpForm, usingUpRecipe } from "./at-home/using-up.ts"
import type { Dishes } from "./slots.ts"

/** Something that is cooked or washed the day before; its minutes are not part of any recipe's. */
export type Preparation = {
  key: string
  foods: readonly FoodKey[]
  minutes: number
  keepsDays: number
  /** True if the food is cooked the day before, false if it is only washed. */
  isCooked: boolean
  ways: Ways
  /** The minutes to open and rinse the food if it is bought cooked in a tin; they replace `minutes`. */
  tinMinutes?: number
  /** The water that one serving boils in, in ml. */
  waterMl?: number
}

export type Library = {
  recipes: readonly Recipe[]
  /** Recipes of earlier editions, which journeys that contain them keep. */
  formerRecipes: readonly Recipe[]
  snacks: readonly Snack[]
  /** The smart snacks (nuts of the checklist) of earlier editions, with five and with three ingredients. */
  formerSmartSnacks: readonly [Snack, Snack]
  /** Snacks for a night when nothing is known to be at home, in the order in which they are offered. */
  plainThings: readonly Snack[]
  seconds: readonly Snack[]
  usingUpForms: readonly UsingUpForm[]
  preparations: readonly Preparation[]
  foods: Foods
}

const byId = new WeakMap<readonly Recipe[], ReadonlyMap<number, Recipe>>()

export function findRecipe(library: Library, id: number | undefined): Recipe | undefined {
  const { recipes, formerRecipes, usingUpForms, foods } = library
  if (id !== undefined && id >= usingUpIds.first) return usingUpRecipe(usingUpForms, foods, id)
  const known = byId.get(recipes) ?? new Map([...recipes, ...formerRecipes].map((recipe) => [recipe.id, recipe]))
  byId.set(recipes, known)
  return id === undefined ? undefined : known.get(id)
}

/** Throws if there is no such recipe. */
export function recipeOf(library: Library, id: number): Recipe {
  const recipe = findRecipe(library, id)
  if (!recipe) throw new Error(`There is no recipe ${id}`)
  return recipe
}

/** Throws if an id is not that of a recipe. */
export function recipesOf(library: Library, dishes: Dishes): Recipe[] {
  return Object.values(dishes).flatMap((id) => (id === undefined ? [] : recipeOf(library, id)))
}

/** The foods in some dishes. */
export function foodsOf(dishes: readonly Pick<Recipe, "ingredients">[]): ReadonlySet<FoodKey> {
  return new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))
}
