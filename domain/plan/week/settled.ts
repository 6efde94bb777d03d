import { isSuitable } from "../../food/exclusions.ts"
import type { FoodKey } from "../../food/food.ts"
import { currentEdition } from "../../journey/journey.ts"
import type { Household } from "../household.ts"
import { findRecipe, foodsOf, type Library } from "../library.ts"
import { type Dishes, dayAndMeal, type Slot, slotOf, slots } from "../slots.ts"
import { hasShortList, standardDishesIn } from "./editions.ts"

export type Journeying = {
  /** 1 for the standard week; each that she starts counts up. */
  week: number
  /** Stored dishes stay unless what she told since leaves them out. */
  dishes?: Dishes
  eaten?: readonly Slot[]
  /** Tastes, time and budget may change settled dishes. */
  isRevised?: boolean
  /** Plans the days from this one on (1–7) anew, except for what is eaten. */
  anewFrom?: number
  edition?: number
  /** Dishes of the weeks before, by id. */
  before?: readonly number[]
}

/** With fewer dishes left than this a new standard week is planned as a whole, for a shorter list. */
const standardLeast = 18
const firstLunch = slotOf(1, "lunch")

/** Dishes that stay: what she has eaten, and what was stored, or stands in the standard week, and still suits her. */
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

/** The foods of the week's dishes until now, which her list had, where its rest is planned anew. */
export function boughtBefore(library: Library, { anewFrom, dishes = {} }: Journeying): ReadonlySet<FoodKey> {
  if (anewFrom === undefined) return new Set()
  return foodsOf(slots.flatMap((slot) => findRecipe(library, dishes[slot]) ?? []))
}
