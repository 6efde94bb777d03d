import type { FoodKey, Foods } from "../food.ts"
import { currentJourney, type Journey } from "../journey.ts"
import type { ShoppingAisle } from "../shopping-list.ts"
import type { Household } from "./household.ts"
import type { Library } from "./library.ts"
import { planOf } from "./plan-of.ts"
import { isStaple } from "./purchase.ts"
import { shoppingListOfWeek } from "./shopping-list-of-week.ts"

/** What was on the list of the week before the current one, and keeps for weeks; nothing in a first week. */
export function staplesOfWeekBefore(library: Library, all: readonly Journey[], household: Household) {
  const current = currentJourney(all)
  const before = all.filter(({ id, startedAt }) => id !== current?.id && startedAt <= (current?.startedAt ?? ""))
  if (before.length === 0) return new Set<FoodKey>()
  const list = shoppingListOfWeek(planOf(library, before, household).week, household, library.foods)
  return staplesIn(list, library.foods)
}

function staplesIn(list: readonly ShoppingAisle[], foods: Foods): ReadonlySet<FoodKey> {
  const keys = list.flatMap(({ items }) => items.map(({ food }) => food))
  return new Set(
    keys.filter((key) => {
      const food = foods[key]
      return food !== undefined && isStaple(food)
    }),
  )
}

/** A list without what is probably still at home, and that by itself, in the list's order. */
export function apart(list: readonly ShoppingAisle[], atHome: ReadonlySet<FoodKey>) {
  const toBuy = list.map(({ aisle, items }) => ({ aisle, items: items.filter(({ food }) => !atHome.has(food)) }))
  const stillThere = list.flatMap(({ items }) => items.filter(({ food }) => atHome.has(food)))
  return { toBuy: toBuy.filter(({ items }) => items.length > 0), stillThere }
}
