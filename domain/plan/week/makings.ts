import type { FoodKey, Foods } from "../../food/food.ts"
import { foodOf, type Recipe } from "../../recipes/recipe.ts"

export type Makings = {
  /** The food from the protein aisle that gives most of a dish's protein. */
  protein: FoodKey
  /** The same food as `protein`, but "mince" for minced beef. */
  builtOn: FoodKey
  proteinG: number
  vegetables: readonly FoodKey[]
  foods: ReadonlySet<FoodKey>
  hasFish: boolean
  hasLegumes: boolean
  price: number
}

/** True if beans, chickpeas, lentils or peas are among the proteins of a dish. */
export function hasPulses({ ingredients }: Pick<Recipe, "ingredients">, foods: Foods): boolean {
  return ingredients.some((item) => foodOf(item, foods).traits.includes("pulse"))
}

const known = new WeakMap<Recipe, Makings>()

export function makingsOf(recipe: Recipe, foods: Foods): Makings {
  const makings = known.get(recipe) ?? readMakings(recipe, foods)
  known.set(recipe, makings)
  return makings
}

function readMakings({ ingredients }: Recipe, foods: Foods): Makings {
  const all = ingredients.map((item) => ({ key: item.food, food: foodOf(item, foods), grams: item.grams }))
  const proteinOf = ({ food, grams }: (typeof all)[number]) => (food.proteinG * grams) / 100
  const built = all.filter(({ food }) => food.aisle === "proteins").toSorted((a, b) => proteinOf(b) - proteinOf(a))
  const protein = built[0]?.key ?? all.toSorted((a, b) => proteinOf(b) - proteinOf(a))[0]?.key ?? ""
  return {
    protein: foods[protein]?.kin[0] ?? protein,
    builtOn: protein,
    proteinG: all.reduce((sum, item) => sum + proteinOf(item), 0),
    vegetables: all.filter(({ food }) => food.aisle === "vegetables").map(({ key }) => key),
    foods: new Set(all.map(({ key }) => key)),
    hasFish: all.some(({ food }) => food.diet === "fish"),
    hasLegumes: hasPulses({ ingredients }, foods),
    price: all.reduce((sum, { food }) => sum + food.priceBand, 0) / all.length,
  }
}
