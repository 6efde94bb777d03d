import { dayMs } from "../../day-ms.ts"
import type { Food, FoodKey } from "../../food/food.ts"
import { currentJourney, eatenSlots, type Journey } from "../../journey/journey.ts"
import { ownKey, type Rows } from "../../nouns/noun.ts"
import { own } from "../../own.ts"
import type { Recipe } from "../../recipes/recipe.ts"
import { dishesCooked } from "../cooking/hard-night.ts"
import { preparationsNeeded } from "../cooking/preparations.ts"
import { findRecipe, type Library } from "../library.ts"
import { boughtGrams, isStaple } from "../shopping/purchase.ts"
import type { Slot } from "../slots.ts"
import { plainFoods } from "../week/night-basket.ts"
import { storedDishes } from "../week/plan-of.ts"
import { dateOf } from "../week/second-time.ts"
import { type FoodAtHome, type Kitchen, type LeftDish, unknownFood } from "./kitchen.ts"
import { boughtAt } from "./shopping-ticks.ts"

export type RowsOfKitchen = Pick<Rows, "journeys" | "shoppingTicks" | "atHome" | "household">

/** The number of days for which closed tins and foods that are bought dry keep. */
const closedDays = { tin: 365, dry: 180 }
/** A food that she said was gone counts as unknown after this many days, because it may have been bought since. */
const goneDays = 7
/** A time further ahead than this comes from a clock that was set back since, so the age of the food is unknown. */
const clockDaysMost = 1
/**
 * A remainder of up to this share of what was bought counts as nothing, because it is within the error of measuring.
 */
const restShare = 0.1

/** What is at home at `now` (ISO 8601, UTC) according to her rows; the same on all devices. */
export function foodsAtHome(library: Library, rows: RowsOfKitchen, now: string): Kitchen {
  const { people = 1 } = rows.household[ownKey]?.values ?? {}
  const journeys = latestTwo(Object.values(rows.journeys))
  const meals = journeys.flatMap((journey) => eatenMeals(library, journey, people))
  const cooked = journeys.flatMap((journey) => cookedIn(library, journey))
  const uses = [
    ...cooked.flatMap(({ uses }) => uses),
    // Meals from a dish that was cooked earlier do not use up its foods again.
    ...meals.filter(({ recipe, date }) => !isOfCooked(cooked, recipe, date)).flatMap(({ uses }) => uses),
  ]
  const planned = plannedGrams(library, journeys[0], people)
  const known = cooked.filter(({ at }) => !isOfOtherClock(at, now))
  const context = { rows, now, uses: byFood(uses), planned, plain: plainFoods(library) }
  const told = new Set([
    ...Object.keys(rows.shoppingTicks[ownKey]?.values ?? {}),
    ...Object.keys(rows.atHome[ownKey]?.values ?? {}),
  ])
  const foods = new Map<FoodKey, FoodAtHome>()
  for (const key of told) {
    const food = own(library.foods, key)
    if (food) foods.set(key, standing(key, food, context))
  }
  return {
    foods,
    dishes: leftDishes(known, meals, people, now),
    ahead: leftAhead(library, known, meals, people, now),
  }
}

/** Stands for the date of a meal whose date is unknown; it sorts after every date. */
const undated = "9999"

type Use = { food: FoodKey; grams: number; date: string }
type EatenMeal = { recipe: Recipe; date: string; uses: Use[] }
type Cooked = { recipe?: Recipe; preparation?: string; servings: number; at: string; uses: Use[] }
type Context = {
  rows: RowsOfKitchen
  now: string
  uses: ReadonlyMap<FoodKey, readonly Use[]>
  planned: ReadonlyMap<FoodKey, number>
  plain: ReadonlySet<FoodKey>
}

function latestTwo(all: readonly Journey[]): Journey[] {
  const current = currentJourney(all)
  const before = current && currentJourney(all.filter((journey) => journey !== current))
  return [current, before].filter((journey) => journey !== undefined)
}

/**
 * The meals eaten, each on the latest date on which it can have been eaten. One without a date sorts after all others.
 */
function eatenMeals(library: Library, journey: Journey, people: number): EatenMeal[] {
  const dishes = dishesCooked(storedDishes(journey), journey.hardNights?.values)
  return eatenSlots(journey).flatMap((slot: Slot) => {
    const recipe = findRecipe(library, dishes[slot])
    const date = dateOf(journey, slot) ?? undated
    return recipe ? [{ recipe, date, uses: usesOf(recipe, people, date) }] : []
  })
}

function usesOf({ ingredients }: Recipe, people: number, date: string): Use[] {
  return ingredients.map(({ food, grams }) => ({ food, grams: grams * people, date }))
}

function cookedIn(library: Library, journey: Journey): Cooked[] {
  const { values = {}, changedAt = {} } = journey.cooked ?? {}
  return Object.entries(values).flatMap(([key, servings]): Cooked[] => {
    const at = own(changedAt, key)
    if (!servings || at === undefined) return []
    const [kind, name = ""] = key.split("-")
    if (kind === "ahead") return [{ preparation: name, servings, at, uses: [] }]
    const recipe = findRecipe(library, Number(name))
    return recipe ? [{ recipe, servings, at, uses: usesOf(recipe, servings, dateIn(at)) }] : []
  })
}

function isOfCooked(cooked: readonly Cooked[], recipe: Recipe, date: string): boolean {
  return cooked.some((each) => each.recipe === recipe && dateIn(each.at) <= date)
}

/** The grams of each food that the dishes of her week need, for everybody who eats. */
function plannedGrams(library: Library, journey: Journey | undefined, people: number): Map<FoodKey, number> {
  const planned = new Map<FoodKey, number>()
  if (!journey) return planned
  for (const id of Object.values(dishesCooked(storedDishes(journey), journey.hardNights?.values))) {
    for (const { food, grams } of findRecipe(library, id)?.ingredients ?? [])
      planned.set(food, (planned.get(food) ?? 0) + grams * people)
  }
  return planned
}

function byFood(uses: readonly Use[]): Map<FoodKey, Use[]> {
  const all = new Map<FoodKey, Use[]>()
  for (const use of uses) {
    const known = all.get(use.food)
    if (known) known.push(use)
    else all.set(use.food, [use])
  }
  return all
}

function standing(key: FoodKey, food: Food, context: Context): FoodAtHome {
  const { rows, now } = context
  const marks = rows.atHome[ownKey]
  const saidAt = own(marks?.changedAt, key)
  const bought = boughtAt(rows.shoppingTicks[ownKey], key)
  if (saidAt !== undefined && saidAt > (bought ?? "")) {
    if (own(marks?.values, key) === false)
      return daysFrom(saidAt, now) < goneDays ? { standing: "gone", because: "saidGone" } : unknownFood
    const isOld = daysFrom(saidAt, now) > daysClosed(food)
    if (isOld) return { standing: "unknown", because: "tooOld" }
    return isStaple(food) ? { standing: "atHome", because: "had" } : lasting(key, food, saidAt, "had", context)
  }
  return bought === undefined ? unknownFood : lasting(key, food, bought, "bought", context)
}

/**
 * Decides whether a food is still at home that was bought, or marked as at home, at `since`, from what her dishes have
 * used of it.
 */
function lasting(key: FoodKey, food: Food, since: string, because: "bought" | "had", context: Context): FoodAtHome {
  const { now, planned, plain } = context
  if (isOfOtherClock(since, now)) return unknownFood
  if (daysFrom(since, now) > daysClosed(food)) return { standing: "unknown", because: "tooOld" }
  const uses = (context.uses.get(key) ?? []).filter(({ date }) => date >= dateIn(since))
  if (uses.length === 0) return { standing: "atHome", because }
  const bought = boughtGrams(planned.get(key) ?? 1, food)
  const left = bought - uses.reduce((sum, { grams }) => sum + grams, 0)
  // The basket for hard nights may contain more of a food than the dishes used, so it may not be gone.
  if (left <= bought * restShare) return { standing: plain.has(key) ? "unknown" : "gone", because: "used" }
  const dates = uses.flatMap(({ date }) => (date === undated ? [] : date))
  const opened = dates.toSorted().at(-1) ?? dateIn(since)
  const hasClosedOne = food.sold.by === "unit" && left >= food.sold.gramsPerUnit
  const isOpenTooLong = isTin(food) && !hasClosedOne && daysFrom(`${opened}T00:00:00.000Z`, now) > food.keepsDays
  return isOpenTooLong ? { standing: "unknown", because: "tooOld" } : { standing: "probably", because }
}

function isTin({ sold }: Food): boolean {
  return sold.by === "unit" && sold.unit === "tin"
}

function daysClosed(food: Food): number {
  if (isTin(food)) return closedDays.tin
  const isBoughtDry = isStaple(food) && food.weighed === "cooked"
  return isBoughtDry ? closedDays.dry : food.keepsDays
}

/** The dishes that are left, assuming that everybody ate one serving when a dish was cooked. */
function leftDishes(cooked: readonly Cooked[], meals: readonly EatenMeal[], people: number, now: string): LeftDish[] {
  return cooked.flatMap(({ recipe, servings, at }) => {
    if (!recipe || recipe.keepsDays === 0) return []
    const keepsUntil = after(at, recipe.keepsDays)
    const later = meals.filter((meal) => meal.recipe === recipe && meal.date > dateIn(at)).length
    const left = servings - people * (1 + later)
    return left > 0 && keepsUntil > now ? [{ recipe, servings: left, keepsUntil }] : []
  })
}

function leftAhead(
  library: Library,
  cooked: readonly Cooked[],
  meals: readonly EatenMeal[],
  people: number,
  now: string,
): Set<string> {
  const left = library.preparations.filter((preparation) => {
    const made = cooked.find((each) => each.preparation === preparation.key)
    if (!made || after(made.at, preparation.keepsDays) <= now) return false
    const used = meals.filter(
      ({ recipe, date }) => date > dateIn(made.at) && preparationsNeeded(library, recipe).includes(preparation),
    )
    return made.servings > used.length * people
  })
  return new Set(left.map(({ key }) => key))
}

function daysFrom(at: string, now: string): number {
  return (Date.parse(now) - Date.parse(at)) / dayMs
}

function isOfOtherClock(at: string, now: string): boolean {
  return daysFrom(at, now) < -clockDaysMost
}

function after(at: string, days: number): string {
  return new Date(Date.parse(at) + days * dayMs).toISOString()
}

const dateIn = (at: string) => at.slice(0, 10)
