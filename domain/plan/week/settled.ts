import { isSuitable } from "../../food/exclusions.ts"
import type { FoodKey } from "../../food/food.ts"
import { currentEdition } from "../../journey/journey.ts"
import type { Household } from "../household.ts"
import { findRecipe, foodsOf, type Library } from "../library.ts"
import { type Dishes, dayAndMeal, type Slot, slotOf, slots } from "../slots.ts"
import { hasShortList, standardDishesIn } from "./editions.ts"

export type Journeying = {
  /** 1 for the standard week; each further week that she starts adds one. */
  week: number
  /** Stored dishes stay unless newer wishes rule them out. */
  dishes?: Dishes
  eaten?: readonly Slot[]
  /** True if tastes, time and budget may replace settled dishes. */
  isRevised?: boolean
  /** The first day (1–7) that is planned anew, except for meals already eaten. */
  anewFrom?: number
  edition?: number
  /** The recipe ids of earlier weeks. */
  before?: readonly number[]
}

/**
 * If fewer standard dishes than this remain, a new week is planned as a whole, because that gives a shorter shopping
 * list.
 */
const standardLeast = 18
const firstLunch = slotOf(1, "lunch")

/**
 * The dishes that stay: those that she has eaten, and those stored or in the standard week that still respect her
 * wishes.
 */
export function settledDishes(library: Library, { wishes, cooksOnFewDays }: Household, journey: Journeying): Dishes {
  const { week, dishes, eaten = [], edition = currentEdition, anewFrom = Number.POSITIVE_INFINITY } = journey
  const settled = dishes ?? (week === 1 ? standardDishesIn(edition) : {})
  const stays = slots.filter((slot) => {
    if (dayAndMeal(slot).day >= anewFrom && !eaten.includes(slot)) return false
    const id = settled[slot]
    const recipe = findRecipe(library, id)
    return recipe && (eaten.includes(slot) || isSuitable(recipe, wishes, library.foods))
  })
  const isNew = !dishes && eaten.length === 0 && hasShortList(edition)
  const kept =
    isNew && (cooksOnFewDays || stays.length < standardLeast) ? stays.filter((slot) => slot === firstLunch) : stays
  return Object.fromEntries(kept.map((slot) => [slot, settled[slot]]))
}

/** The foods of the week's earlier dishes, which were on her list before the rest of the week was planned anew. */
export function boughtBefore(library: Library, { anewFrom, dishes = {} }: Journeying): ReadonlySet<FoodKey> {
  if (anewFrom === undefined) return new Set()
  return foodsOf(slots.flatMap((slot) => findRecipe(library, dishes[slot]) ?? []))
}
