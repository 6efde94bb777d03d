import type { Recipe } from "../recipe.ts"
import type { Household } from "./household.ts"
import type { Library } from "./library.ts"
import { candidatesByMeal } from "./plan-week.ts"
import { placeOf, type Reason, reasonsOf, scoreOf } from "./score.ts"
import { type Dishes, dayAndMeal, type Slot } from "./slots.ts"

export type Alternative = { recipe: Recipe; reasons: readonly Reason[] }

const alternativesOffered = 3

/** Up to three other dishes for a meal, the best first: suitable, and not already in her week. */
export function alternativesFor(
  library: Library,
  household: Household,
  dishes: Dishes,
  slot: Slot,
  before: readonly number[] = [],
): Alternative[] {
  const { [slot]: _now, ...others } = dishes
  const place = placeOf(library, slot, others, new Set(before))
  const inWeek = new Set(Object.values(dishes))
  return candidatesByMeal(library, household.wishes)
    [dayAndMeal(slot).meal].filter(({ id }) => !inWeek.has(id))
    .map((recipe) => ({ recipe, score: scoreOf(recipe, place, household, library) }))
    .toSorted((a, b) => b.score - a.score || a.recipe.id - b.recipe.id)
    .slice(0, alternativesOffered)
    .map(({ recipe }) => ({ recipe, reasons: reasonsOf(recipe, place, household, library) }))
}
