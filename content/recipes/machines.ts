import type { Recipe } from "#domain/recipes/recipe.ts"
import { waterMlOf } from "./pots.ts"
import { eitherWay, mashedOrBlended, microwaved } from "./ways.ts"

export const machines = [
  "oven",
  "stove",
  "microwave",
  "blender",
  "kettle",
  "toaster",
  "steamer",
  "grater",
  "airFryer",
  "pressureCooker",
  "fridge",
  "freezer",
] as const
export type Machine = (typeof machines)[number]

/** In these recipes something is grated. A test compares the list with the steps. */
export const grated: ReadonlySet<number> = new Set([
  8, 14, 15, 20, 22, 29, 48, 49, 55, 60, 63, 70, 72, 73, 82, 87, 88, 90, 112, 115, 117, 121, 215, 220,
])
/** These recipes toast bread in a toaster or a dry pan. */
export const toasted: ReadonlySet<number> = new Set([10, 44, 210])
/** These recipes steam something over a pot or in a microwave. */
export const steamed: ReadonlySet<number> = new Set([23, 83, 119, 207])

/** These recipes cook raw vegetables in the microwave; the other microwaved ones only warm something. */
export const vegetablesInMicrowave: ReadonlySet<number> = new Set([65, 67])

/**
 * These recipes need two pots or pans at once: one boils while the other fries, or both simmer. A test compares the
 * list with the steps.
 */
const boilAndFry: ReadonlySet<number> = new Set([2, 6, 11, 14, 15, 20, 63, 82, 206, 215, 218, 220])
/** In these recipes a pan with meat and a pot with soup are on the stove at the same time. */
const soupAndMeat: ReadonlySet<number> = new Set([9, 209])
/** In these recipes something is steamed while something else is in the pan. */
const steamAndFry: ReadonlySet<number> = new Set([83, 119, 207])
/** In these recipes cooked rice or beans are warmed while something else is in the pan. */
const panAndRice: ReadonlySet<number> = new Set([5, 8, 18, 113, 205, 208, 214])

/** Returns which pots and pans a recipe needs at once; undefined if one, a tray or a bowl is enough. */
export function twoVesselsOf({ id }: Pick<Recipe, "id">) {
  if (boilAndFry.has(id)) return "boilAndFry"
  if (soupAndMeat.has(id)) return "soupAndMeat"
  if (steamAndFry.has(id)) return "steamAndFry"
  return panAndRice.has(id) ? "panAndRice" : undefined
}

type Made = Pick<Recipe, "id" | "cooking" | "ways">

const needs = ({ ways }: Made, machine: Machine) => ways.every((way) => way.some((each) => each === machine))
const mayTake = ({ ways }: Made, machine: Machine) => ways.some((way) => way.some((each) => each === machine))

/** Lists the machines that a recipe's steps mention; `isNeeded` is false if the steps also describe another way. */
export function machinesOf(dish: Made): { machine: Machine; isNeeded: boolean }[] {
  const { id } = dish
  const named: [Machine, boolean][] = [
    ["oven", mayTake(dish, "oven")],
    ["stove", mayTake(dish, "stove")],
    ["microwave", microwaved.has(id) || eitherWay.has(id) || mayTake(dish, "microwave")],
    ["blender", mashedOrBlended.has(id) || mayTake(dish, "blender")],
    ["kettle", waterMlOf(dish) !== undefined || mayTake(dish, "kettle")],
    ["toaster", toasted.has(id)],
    ["steamer", steamed.has(id)],
    ["grater", grated.has(id)],
  ]
  return named.flatMap(([machine, isNamed]) => (isNamed ? [{ machine, isNeeded: needs(dish, machine) }] : []))
}
