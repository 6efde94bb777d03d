import { cookingLevels } from "../../../profile/onboarding.ts"
import type { Recipe } from "../../../recipes/recipe.ts"
import type { Household } from "../../household.ts"
import type { Library } from "../../library.ts"
import { type Asks, asksOf } from "../cooking-days.ts"
import { makingsOf } from "../makings.ts"
import { scatter } from "../scatter.ts"
import { calmMinutes } from "../score.ts"
import { weights } from "./weights.ts"

/** A recipe prepared for the search: foods by their index in the table, weights in tenths of a gram. */
export type Entry = {
  id: number
  foods: readonly number[]
  tenths: readonly number[]
  vegetables: readonly number[]
  protein: number
  hasFish: boolean
  hasLegumes: boolean
  /** The number of days that the dish keeps; with 0 it is never planned a second time. */
  keepsDays: number
  asks: Asks
  points: number
}

/** Returns a function that reads recipes; the same recipe always gives the same entry object. */
export function entryReader(library: Library, household: Household, before: ReadonlySet<number>, week: number) {
  const placeOf = new Map(Object.keys(library.foods).map((key, place) => [key, place]))
  const proteins = new Map<string, number>()
  const read = new Map<number, Entry>()

  return (recipe: Recipe): Entry => {
    const known = read.get(recipe.id)
    if (known) return known
    const { protein, vegetables, hasFish, hasLegumes } = makingsOf(recipe, library.foods)
    const entry = {
      id: recipe.id,
      foods: recipe.ingredients.map(({ food }) => placeOf.get(food) as number),
      tenths: recipe.ingredients.map(({ grams }) => tenthsOf(grams) * household.people),
      vegetables: vegetables.map((food) => placeOf.get(food) as number),
      protein: numberOf(protein, proteins),
      hasFish,
      hasLegumes,
      keepsDays: recipe.keepsDays,
      asks: asksOf(library, recipe),
      points: pointsOf(recipe, household, library, before, week),
    }
    read.set(recipe.id, entry)
    return entry
  }
}

function numberOf(key: string, numbers: Map<string, number>): number {
  const number = numbers.get(key) ?? numbers.size
  numbers.set(key, number)
  return number
}

/** Grams are counted in whole tenths, whose sums are exact. */
export function tenthsOf(grams: number): number {
  return Math.round(grams * 10)
}

function pointsOf(
  recipe: Recipe,
  { likes, minutes, level, priceBand }: Household,
  { foods }: Library,
  before: ReadonlySet<number>,
  week: number,
): number {
  const makings = makingsOf(recipe, foods)
  const liked = likes.filter((food) => makings.foods.has(food)).length
  const isPressed = minutes !== undefined && minutes < calmMinutes
  const isHarder = level !== undefined && cookingLevels.indexOf(recipe.level) > cookingLevels.indexOf(level)
  const dearer = priceBand === undefined ? 0 : Math.max(0, makings.price - priceBand - 0.5)
  return (
    (liked > 0 ? weights.liked + Math.min(liked - 1, 2) * weights.likedMore : 0) +
    (isPressed && recipe.cooking === "none" ? weights.noCooking : 0) -
    (isHarder ? weights.harder : 0) -
    Math.round(dearer * weights.dearer) -
    (before.has(recipe.id) ? weights.lastWeek : 0) +
    (scatter(`${week} ${recipe.id}`) % (weights.whim + 1))
  )
}
