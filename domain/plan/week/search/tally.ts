import type { Food, FoodKey, Foods, PriceBand } from "../../../food/food.ts"
import { type Ingredient, meals } from "../../../recipes/recipe.ts"
import { boughtGrams, isPerishable } from "../../shopping/purchase.ts"
import { dayAndMeal, slots } from "../../slots.ts"
import { cookedByDay, cookingDaysMost } from "../cooking-days.ts"
import { secondsAmong } from "../second-time.ts"
import { type Entry, tenthsOf } from "./entry.ts"
import { wanted, weights } from "./weights.ts"

export type Tally = {
  entries: readonly (Entry | undefined)[]
  set(slot: number, entry: Entry | undefined): void
  cost(): number
}

export const gramsPerWaste = 25

const dayOf = slots.map((slot) => dayAndMeal(slot).day)
export const neighbours = slots.flatMap((slot, place) => [
  ...(place + 1 < slots.length ? [[place, place + 1] as const] : []),
  ...(dayAndMeal(slot).meal === "breakfast" ? [[place, place + 2] as const] : []),
])

type Counted = {
  foods: Foods
  beside: readonly Ingredient[]
  bought: ReadonlySet<FoodKey>
  cooksOnFewDays: boolean
  /** Her price band, if lines of the list are weighed by it. */
  priceBand?: PriceBand | undefined
}

/** Keeps the cost of a week up to date while meals change. */
export function tallyOf({ foods, beside, bought, cooksOnFewDays, priceBand }: Counted): Tally {
  const costOfFood = listCost(foods, bought, priceBand)
  const entries: (Entry | undefined)[] = slots.map(() => undefined)
  const needed = Object.keys(foods).map(() => 0)
  const costs = Object.keys(foods).map(() => 0)
  const vegetables = counter()
  const proteins = counter(wanted.platesOfOneProtein)
  const legumeDays = counter()
  let [list, points, fish] = [0, 0, 0]

  const placeOf = new Map(Object.keys(foods).map((key, place) => [key, place]))
  for (const { food, grams } of beside) need(placeOf.get(food) as number, tenthsOf(grams))

  function need(place: number, tenths: number) {
    const now = (needed[place] ?? 0) + tenths
    const cost = costOfFood(place, now)
    list += cost - (costs[place] ?? 0)
    needed[place] = now
    costs[place] = cost
  }

  function count(slot: number, entry: Entry, by: 1 | -1) {
    for (const [index, place] of entry.foods.entries()) need(place, by * (entry.tenths[index] ?? 0))
    for (const vegetable of entry.vegetables) vegetables.add(vegetable, by)
    proteins.add(entry.protein, by)
    if (entry.hasLegumes) legumeDays.add(dayOf[slot] ?? 0, by)
    if (entry.hasFish) fish += by
    points += by * entry.points
  }

  return {
    entries,
    set(slot, entry) {
      const before = entries[slot]
      if (before) count(slot, before, -1)
      if (entry) count(slot, entry, 1)
      entries[slot] = entry
    },
    cost() {
      const missing =
        short(wanted.proteins, proteins.kinds()) +
        short(wanted.vegetables, vegetables.kinds()) +
        short(wanted.fish, fish) +
        short(wanted.legumeDays, legumeDays.kinds())
      return (
        list -
        points +
        missing * weights.missing +
        short(fish, wanted.fish) * weights.fishBeyond +
        short(proteins.kinds(), wanted.proteinsMost) * weights.proteinBeyond +
        proteins.beyond() * weights.sameProteinBeyond +
        alikeNear(entries) * weights.sameProteinNear +
        (cooksOnFewDays ? cookingCost(entries) : 0)
      )
    },
  }
}

/**
 * Returns a function for the cost of buying a food, given its index in the table and the tenths of a gram that are
 * needed.
 */
function listCost(
  foods: Foods,
  bought: ReadonlySet<FoodKey>,
  priceBand: PriceBand | undefined,
): (place: number, tenths: number) => number {
  const line = bought.size > 0 ? weights.foodAgain : weights.food
  const table = Object.entries(foods).map(([key, food]) => ({
    food,
    line: bought.has(key) ? 0 : line + dearerLine(food, priceBand),
    spoils: isPerishable(food),
    known: new Map<number, number>(),
  }))

  return (place, tenths) => {
    if (tenths === 0) return 0
    const row = table[place]
    if (!row) return line
    if (!row.spoils) return row.line
    const known = row.known.get(tenths)
    if (known !== undefined) return known
    const wasted = boughtGrams(tenths / 10, row.food) - tenths / 10
    const cost = row.line + Math.floor((Math.max(0, wasted) * weights.wasted) / gramsPerWaste)
    row.known.set(tenths, cost)
    return cost
  }
}

/** The cost of a line of the list whose food is above her price band. */
export function dearerLine(food: Food, priceBand: PriceBand | undefined): number {
  return priceBand === undefined ? 0 : Math.max(0, food.priceBand - priceBand) * weights.dearerLine
}

function cookingCost(entries: readonly (Entry | undefined)[]): number {
  const { all, beyond } = cookedIn(entries)
  return all * weights.cooked + beyond * weights.cookedBeyond
}

/**
 * Counts the things cooked in a week: `all`, and `beyond`, those on the days over `cookingDaysMost`, which are the days
 * with the fewest.
 */
export function cookedIn(entries: readonly (Entry | undefined)[]): { all: number; beyond: number } {
  const seconds = new Set(meals.flatMap((_, meal) => secondsAmong(entries, meal)))
  const cooked = cookedByDay(
    entries.map((entry) => entry?.asks),
    (place) => seconds.has(place),
  )
  const days = cooked.filter((count) => count > 0).sort((a, b) => a - b)
  const beyond = days.slice(0, Math.max(0, days.length - cookingDaysMost))
  return { all: sumOf(days), beyond: sumOf(beyond) }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function short(wished: number, there: number): number {
  return Math.max(0, wished - there)
}

function alikeNear(entries: readonly (Entry | undefined)[]): number {
  let alike = 0
  for (const [one, other] of neighbours) {
    const protein = entries[one]?.protein
    if (protein !== undefined && protein === entries[other]?.protein) alike++
  }
  return alike
}

/**
 * Counts the different kinds of items while items are added and removed; `beyond` is the number of items above `most`
 * of one kind.
 */
function counter(most = Number.POSITIVE_INFINITY) {
  const counts: number[] = []
  let [kinds, beyond] = [0, 0]
  return {
    kinds: () => kinds,
    beyond: () => beyond,
    add(kind: number, by: 1 | -1) {
      const count = (counts[kind] ?? 0) + by
      if (count === (by === 1 ? 1 : 0)) kinds += by
      if (count >= most + (by === 1 ? 1 : 0)) beyond += by
      counts[kind] = count
    },
  }
}
