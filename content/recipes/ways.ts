import { preparations } from "#content/preparations.ts"
import type { Ways } from "#domain/food/appliance.ts"
import type { FoodKey } from "#domain/food/food.ts"
import type { Ingredient, Recipe } from "#domain/recipes/recipe.ts"
import { waysOfAll } from "./ways-of-all.ts"

/** Recipes whose steps warm or cook something in a microwave and name no way without one: the line below the steps does. */
export const microwaved: ReadonlySet<number> = new Set([
  49, 53, 59, 60, 62, 64, 65, 67, 70, 80, 81, 89, 93, 94, 97, 99, 100, 101, 104, 107, 109,
])
/** And those whose steps name another way first: a steamer, a pot, or cold. */
export const eitherWay: ReadonlySet<number> = new Set([23, 26, 83, 116, 119, 207])
/** Boiling water from a kettle, or a pot, is all the heat that it needs. */
const kettled: ReadonlySet<number> = new Set([110])
/** Recipes whose steps mash or blend. */
export const mashedOrBlended: ReadonlySet<number> = new Set([9, 72, 209])

const nothing: Ways = [[]]
const stove: Ways = [["stove"]]
const stoveOrMicrowave: Ways = [["stove"], ["microwave"]]
const blender: Ways = [["blender"]]

/** What recipes take, where their cooking does not tell it. */
const waysOfRecipe: Readonly<Record<number, Ways>> = {
  16: blender,
  23: stoveOrMicrowave,
  // Good cold, too.
  26: nothing,
  30: blender,
  39: blender,
  53: nothing,
  // Eggs that were boiled the day before.
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
  // Boiled eggs.
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

/** How a recipe can be made, with what is cooked for it the day before. */
export function waysOfDish({ id, cooking, cooksItself, ingredients }: Made): Ways {
  return withPreparations(waysOfRecipe[id] ?? waysByCooking(id, cooking), ingredients, cooksItself)
}

/** The same for a snack or a second helping. */
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

/** A step that uses a microwave, in any of the languages. */
export function usesMicrowave(step: string): boolean {
  return /micro-?(wave|ondas)/i.test(step)
}

/** All that a recipe heats with, where that is less than a stove. */
export function heatOf({
  id,
  cooking,
}: Pick<Recipe, "id" | "cooking">): "nothing" | "kettle" | "microwave" | undefined {
  if (cooking !== "none") return undefined
  if (kettled.has(id)) return "kettle"
  return microwaved.has(id) || eitherWay.has(id) ? "microwave" : "nothing"
}
