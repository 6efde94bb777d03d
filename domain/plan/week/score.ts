import type { FoodKey } from "../../food/food.ts"
import { cookingLevels } from "../../profile/onboarding.ts"
import { meals, type Recipe } from "../../recipes/recipe.ts"
import { weightyFoods } from "../at-home/kitchen.ts"
import type { Household } from "../household.ts"
import { findRecipe, type Library } from "../library.ts"
import { type Dishes, dayAndMeal, type Slot, slotOf, slots } from "../slots.ts"
import { type Makings, makingsOf } from "./makings.ts"

/** A reason why a dish was chosen for its meal; lists of reasons begin with the strongest. */
export type Reason =
  | { part: "liked" | "leftovers" | "variety"; food: FoodKey }
  | { part: "remains"; foods: readonly FoodKey[] }
  | { part: "fish" | "legumes" | "time" | "level" | "budget" }

type Other = { slot: Slot; day: number; makings: Makings }
export type Place = {
  slot: Slot
  day: number
  others: readonly Other[]
  vegetables: ReadonlySet<FoodKey>
  bought: ReadonlySet<FoodKey>
  before: ReadonlySet<number>
}
type Part = { reason?: Reason; points: number }

const fishPerWeek = 2
const legumeDaysPerWeek = 4
const pointsPerFood = 0.35
export const calmMinutes = 20

/** A slot with what matters about the other dishes of the week. */
export function placeOf(library: Library, slot: Slot, dishes: Dishes, before: ReadonlySet<number>): Place {
  const others = slots.flatMap((each) => {
    const recipe = each === slot ? undefined : findRecipe(library, dishes[each])
    return recipe ? [{ slot: each, day: dayAndMeal(each).day, makings: makingsOf(recipe, library.foods) }] : []
  })
  const vegetables = new Set(others.flatMap(({ makings }) => makings.vegetables))
  const bought = new Set(others.flatMap(({ makings }) => [...makings.foods]))
  return { slot, day: dayAndMeal(slot).day, others, vegetables, bought, before }
}

function scoreParts(recipe: Recipe, place: Place, household: Household, library: Library): Part[] {
  const makings = makingsOf(recipe, library.foods)
  return [
    likedPart(makings, household),
    varietyPart(makings, place),
    leftoversPart(makings, place, library),
    listPart(makings, place),
    fishPart(makings, place),
    legumesPart(makings, place),
    ...householdParts(recipe, makings, household),
    { points: place.before.has(recipe.id) ? -8 : 0 },
  ]
}

/** The points of a dish for its slot, the sum of all parts. */
export function scoreOf(recipe: Recipe, place: Place, household: Household, library: Library): number {
  return scoreParts(recipe, place, household, library).reduce((sum, { points }) => sum + points, 0)
}

/** The reasons for a dish, the strongest first; never empty. */
export function reasonsOf(recipe: Recipe, place: Place, household: Household, library: Library): Reason[] {
  if (recipe.shelf === "using-up") return [{ part: "remains", foods: weightyFoods(recipe) }]
  const parts = scoreParts(recipe, place, household, library).filter(({ points, reason }) => reason && points > 0)
  const reasons = parts.toSorted((a, b) => b.points - a.points).flatMap(({ reason }) => reason ?? [])
  return reasons.length > 0 ? reasons : [{ part: "variety", food: makingsOf(recipe, library.foods).builtOn }]
}

function likedPart(makings: Makings, { likes }: Household): Part {
  const liked = likes.filter((food) => makings.foods.has(food))
  return liked[0]
    ? { points: 2.5 + Math.min(liked.length - 1, 2) * 0.5, reason: { part: "liked", food: liked[0] } }
    : { points: 0 }
}

function varietyPart(makings: Makings, { slot, others, vegetables }: Place): Part {
  const near = neighbours[slot] ?? []
  const same = others.filter((other) => other.makings.protein === makings.protein)
  const isNear = same.some((other) => near.includes(other.slot))
  const fresh = makings.vegetables.filter((food) => !vegetables.has(food)).length
  const points = 1 - same.length - (isNear ? 3 : 0) + Math.min(fresh, 3) * 0.3
  return { points, reason: { part: "variety", food: makings.builtOn } }
}

function leftoversPart(makings: Makings, { day, others }: Place, { foods }: Library): Part {
  const recent = others.filter((other) => day - other.day === 1 || other.day === day)
  const opened = [...makings.foods].find((key) => {
    const food = foods[key]
    const spoils = food && food.keepsDays <= 5 && food.sold.by === "unit" && food.sold.unit !== "unit"
    return spoils && recent.some((other) => other.makings.foods.has(key))
  })
  return opened ? { points: 0.6, reason: { part: "leftovers", food: opened } } : { points: 0 }
}

function listPart({ foods }: Makings, { bought }: Place): Part {
  const more = [...foods].filter((food) => !bought.has(food)).length
  return { points: -pointsPerFood * more }
}

function fishPart({ hasFish }: Makings, { others }: Place): Part {
  if (!hasFish) return { points: 0 }
  const dishes = others.filter(({ makings }) => makings.hasFish).length
  return dishes < fishPerWeek ? { points: 2, reason: { part: "fish" } } : { points: -4 }
}

function legumesPart({ hasLegumes }: Makings, { day, others }: Place): Part {
  if (!hasLegumes) return { points: 0 }
  const days = new Set(others.filter(({ makings }) => makings.hasLegumes).map((other) => other.day))
  const isNeeded = days.size < legumeDaysPerWeek && !days.has(day)
  return isNeeded ? { points: 1.5, reason: { part: "legumes" } } : { points: -0.5 }
}

function householdParts(recipe: Recipe, { price }: Makings, { minutes, level, priceBand }: Household): Part[] {
  const isPressed = minutes !== undefined && minutes < calmMinutes
  const isHarder = level && cookingLevels.indexOf(recipe.level) > cookingLevels.indexOf(level)
  const above = priceBand === undefined ? 0 : Math.max(0, price - (priceBand + 0.5))
  return [
    { points: isPressed && recipe.cooking === "none" ? 2 : 0, reason: { part: "time" } },
    { points: isHarder ? -3 : level === "Beginner" ? 0.2 : 0, reason: { part: "level" } },
    { points: priceBand === 1 && above === 0 ? 0.8 : -3 * above, reason: { part: "budget" } },
  ]
}

const neighbours: { [slot in Slot]?: readonly Slot[] } = Object.fromEntries(
  slots.map((slot) => [slot, neighboursOf(slot)]),
)

function neighboursOf(slot: Slot): Slot[] {
  const { day } = dayAndMeal(slot)
  const index = slots.indexOf(slot)
  const sameDay = meals.map((other) => slotOf(day, other))
  return [...sameDay, ...slots.slice(Math.max(0, index - 1), index + 2)].filter((other) => other !== slot)
}
