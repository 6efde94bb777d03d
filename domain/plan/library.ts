import type { Ways } from "../food/appliance.ts"
import type { FoodKey, Foods } from "../food/food.ts"
import { type Recipe, type Snack, usingUpIds } from "../recipes/recipe.ts"
import { type UsingUpForm, usingUpRecipe } from "./at-home/using-up.ts"
import type { Dishes } from "./slots.ts"

/** No recipe has the minutes for it. */
export type Preparation = {
  key: string
  foods: readonly FoodKey[]
  minutes: number
  keepsDays: number
  /** Otherwise it is only washed. */
  isCooked: boolean
  ways: Ways
  /** Minutes to open and rinse what is sold cooked in a tin, in place of all of `minutes`. */
  tinMinutes?: number
  /** That a serving of it boils in. */
  waterMl?: number
}

export type Library = {
  recipes: readonly Recipe[]
  /** Recipes of former weeks, which journeys that have them keep. */
  formerRecipes: readonly Recipe[]
  snacks: readonly Snack[]
  /** Of five lines, and of three. */
  formerSmartSnacks: readonly [Snack, Snack]
  /** For a night when nothing is known to be at home, in the order in which they are offered. */
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

/** Throws when there is none. */
export function recipeOf(library: Library, id: number): Recipe {
  const recipe = findRecipe(library, id)
  if (!recipe) throw new Error(`There is no recipe ${id}`)
  return recipe
}

/** Throws when one is none of ours. */
export function recipesOf(library: Library, dishes: Dishes): Recipe[] {
  return Object.values(dishes).flatMap((id) => (id === undefined ? [] : recipeOf(library, id)))
}

/** The foods that some dishes are made of. */
export function foodsOf(dishes: readonly Pick<Recipe, "ingredients">[]): ReadonlySet<FoodKey> {
  return new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))
}
