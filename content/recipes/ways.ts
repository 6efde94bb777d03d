import { preparations } from "#content/preparations.ts"
import type { Ways } from "#domain/food/appliance.ts"
import type { FoodKey } from "#domain/food/food.ts"
import type { Ingredient, Recipe } from "#domain/recipes/recipe.ts"
import { waysOfAll } from "./ways-of-all.ts"

/** Recipes whose steps use a microwave and mention no other way; a line below the steps does. */
export const microwaved: ReadonlySet<number> = new Set([
  49, 53, 59, 60, 62, 64, 65, 67, 70, 80, 81, 89, 93, 94, 97, 99, 100, 101, 104, 107, 109,
])
/** Recipes whose steps mention a steamer, a pot or eating cold before the microwave. */
export const eitherWay: ReadonlySet<number> = new Set([23, 26, 83, 116, 119, 207])
/** Recipes that need no heat except boiling water, from a kettle or a pot. */
const kettled: ReadonlySet<number> = new Set([110])
/** Recipes whose steps mash or blend. */
export const mashedOrBlended: ReadonlySet<number> = new Set([9, 72, 209])

const nothing: Ways = [[]]
const stove: Ways = [["stove"]]
const stoveOrMicrowave: Ways = [["stove"], ["microwave"]]
const blender: Ways = [["blender"]]

/** The appliances that a recipe needs, by its id, where they do not follow from its kind of cooking. */
const waysOfRecipe: Readonly<Record<number, Ways>> = {
  16: blender,
  23: stoveOrMicrowave,
  // This recipe is also good cold.
  26: nothing,
  30: blender,
  39: blender,
  53: nothing,
  // These recipes use eggs that were boiled the day before.
  105: stove,
  108: stove,
  110: [["kettle"], ["stove"]],
  116: stoveOrMicrowave,
}

const waysOfSnack: Readonly<Record<string, Ways>> = {
  s4: stoveOrMicrowave,
  s6: stoveOrMicrowave,
  s11: blender,
  s12: blender,
  s13: stoveOrMicrowave,
  // These snacks use boiled eggs.
  s15: stove,
  s18: stoveOrMicrowave,
  s19: stove,
  s21: blender,
  s23: stove,
  s25: blender,
  s27: blender,
  "more-rice": stoveOrMicrowave,
  "more-beans": stoveOrMicrowave,
  "more-lentils": stoveOrMicrowave,
  "more-potato": stoveOrMicrowave,
  "more-tortilla": stove,
  "more-couscous": stoveOrMicrowave,
}

type Made = Pick<Recipe, "id" | "cooking" | "cooksItself" | "ingredients">

/**
 * Returns the sets of appliances with each of which a recipe can be made, including what is cooked for it the day
 * before.
 */
export function waysOfDish({ id, cooking, cooksItself, ingredients }: Made): Ways {
  return withPreparations(waysOfRecipe[id] ?? waysByCooking(id, cooking), ingredients, cooksItself)
}

/** Returns the sets of appliances with each of which a snack or a second helping can be made. */
export function waysOfExtra(id: string, ingredients: readonly Ingredient[]): Ways {
  return withPreparations(waysOfSnack[id] ?? nothing, ingredients)
}

function waysByCooking(id: number, cooking: Recipe["cooking"]): Ways {
  if (cooking === "oven") return [["oven"]]
  if (cooking !== "none") return stove
  return microwaved.has(id) ? stoveOrMicrowave : nothing
}

function withPreparations(own: Ways, ingredients: readonly Ingredient[], cooksItself: readonly FoodKey[] = []): Ways {
  const needed = ingredients.map(({ food }) => food).filter((food) => !cooksItself.includes(food))
  const ahead = preparations.filter(({ foods }) => foods.some((food) => needed.includes(food)))
  return waysOfAll([own, ...ahead.map(({ ways }) => ways)])
}

/** True if a step, in any language, uses a microwave. */
export function usesMicrowave(step: string): boolean {
  return /micro-?(wave|ondas)/i.test(step)
}

/** What a recipe needs to be heated with; undefined if it needs a stove or an oven. */
export function heatOf({
  id,
  cooking,
}: Pick<Recipe, "id" | "cooking">): "nothing" | "kettle" | "microwave" | undefined {
  if (cooking !== "none") return undefined
  if (kettled.has(id)) return "kettle"
  return microwaved.has(id) || eitherWay.has(id) ? "microwave" : "nothing"
}
