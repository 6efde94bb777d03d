import type { Recipe } from "../../recipes/recipe.ts"
import { highest } from "../highest.ts"
import type { Household } from "../household.ts"
import { type Library, recipeOf } from "../library.ts"
import { type Dishes, dayAndMeal, type Slot, slots } from "../slots.ts"
import type { Candidates } from "./candidates.ts"
import { cookingDaysOf } from "./cooking-days.ts"
import { scatter } from "./scatter.ts"
import { type Place, placeOf, scoreOf } from "./score.ts"
import { secondTimesMostFor, secondTimesOf } from "./second-time.ts"

/** `before` has the recipe ids of earlier weeks. */
export type Planning = {
  library: Library
  household: Household
  candidates: Candidates
  before: ReadonlySet<number>
  week: number
}

const changesPerTaste = 2
/** The fewest points of `scoreOf` that a new dish must gain. For less, a dish that she may have seen already stays. */
const gainLeast = 1.5

/** Fills each free meal with the best dish for it, one after the other. */
export function filled(settled: Dishes, planning: Planning): Dishes {
  const dishes: Dishes = { ...settled }
  for (const slot of slots) {
    if (dishes[slot] !== undefined) continue
    const id = bestFor(placeOf(planning.library, slot, dishes, planning.before), dishes, planning)?.id
    if (id !== undefined) dishes[slot] = id
  }
  return dishes
}

function bestFor(place: Place, dishes: Dishes, { candidates, household, library, week }: Planning): Recipe | undefined {
  const all = candidates[dayAndMeal(place.slot).meal]
  const uses = new Map<number, number>()
  for (const id of Object.values(dishes)) if (id !== undefined) uses.set(id, (uses.get(id) ?? 0) + 1)
  const fewest = Math.min(...all.map(({ id }) => uses.get(id) ?? 0))
  const fresh = all.filter(({ id }) => (uses.get(id) ?? 0) === fewest)
  const worth = (recipe: Recipe) => scoreOf(recipe, place, household, library) + tieBreak(week, place.slot, recipe.id)
  return highest(fresh, worth)
}

/** Changes up to two dishes in all to suit her tastes, where that gains most. */
export function pleased(dishes: Dishes, planning: Planning, eaten: readonly Slot[] = []): Dishes {
  const { household, library, before } = planning
  const hasTastes = household.likes.length > 0 || household.minutes || household.priceBand || household.level
  if (!hasTastes) return dishes
  let current = dishes
  for (let change = 0; change < changesPerTaste; change++) {
    const offers = slots.flatMap((slot) => {
      const now = current[slot]
      if (now === undefined || eaten.includes(slot)) return []
      const { [slot]: _now, ...others } = current
      const place = placeOf(library, slot, others, before)
      const best = bestFor(place, others, planning)
      if (!best || Object.values(others).includes(best.id)) return []
      if (cooksOnMoreDays({ ...others, [slot]: best.id }, current, household, library)) return []
      const gain = scoreOf(best, place, household, library) - scoreOf(recipeOf(library, now), place, household, library)
      return [{ slot, id: best.id, gain }]
    })
    const offer = highest(offers, ({ gain }) => gain)
    if (!offer || offer.gain < gainLeast) break
    current = { ...current, [offer.slot]: offer.id }
  }
  return current
}

function cooksOnMoreDays(dishes: Dishes, than: Dishes, household: Household, library: Library): boolean {
  const daysOf = (each: Dishes) =>
    cookingDaysOf(library, each, secondTimesOf(library, each, secondTimesMostFor(household))).length
  return household.cooksOnFewDays === true && daysOf(dishes) > daysOf(than)
}

/** A number below 1 that decides between equal dishes, so that weeks differ and ids have no influence on the order. */
function tieBreak(week: number, slot: Slot, id: number): number {
  return scatter(`${week} ${slot} ${id}`) / 2 ** 32
}
