import type { FoodKey, Foods } from "../../food.ts"
import type { Ingredient } from "../../recipe.ts"
import { dayAndMeal, slots } from "../slots.ts"
import { cookedIn } from "./cooked-in.ts"
import { type Entry, tenthsOf } from "./entry.ts"
import { listCost } from "./list-cost.ts"
import { wanted, weights } from "./weights.ts"

export type Tally = {
  entries: readonly (Entry | undefined)[]
  set(slot: number, entry: Entry | undefined): void
  cost(): number
}

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
}

/** Counts a week that changes meal by meal. */
export function tallyOf({ foods, beside, bought, cooksOnFewDays }: Counted): Tally {
  const costOfFood = listCost(foods, bought)
  const entries: (Entry | undefined)[] = slots.map(() => undefined)
  const needed = Object.keys(foods).map(() => 0)
  const costs = Object.keys(foods).map(() => 0)
  const vegetables = counter()
  const proteins = counter()
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
        alikeNear(entries) * weights.sameProteinNear +
        (cooksOnFewDays ? cookingCost(entries) : 0)
      )
    },
  }
}

function cookingCost(entries: readonly (Entry | undefined)[]): number {
  const { all, beyond } = cookedIn(entries)
  return all * weights.cooked + beyond * weights.cookedBeyond
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

function counter() {
  const counts: number[] = []
  let kinds = 0
  return {
    kinds: () => kinds,
    add(kind: number, by: 1 | -1) {
      const count = (counts[kind] ?? 0) + by
      if (count === (by === 1 ? 1 : 0)) kinds += by
      counts[kind] = count
    },
  }
}
