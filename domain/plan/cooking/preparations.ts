import { lackedBy } from "../../food/exclusions.ts"
import type { Wish } from "../../food/wish.ts"
import { meals, type Recipe } from "../../recipes/recipe.ts"
import { findRecipe, type Library, type Preparation } from "../library.ts"
import { type Dishes, type Slot, slotOf, weekDays } from "../slots.ts"

export type PreparationOfDay = { preparation: Preparation; meals: readonly Slot[] }

/**
 * What is prepared on a day (0 is the day before the first), preferably on one of `cookingDays` if it keeps long
 * enough.
 */
export function preparationsOf(
  library: Library,
  dishes: Dishes,
  day: number,
  cookingDays: readonly number[] = [],
): PreparationOfDay[] {
  return library.preparations.flatMap((preparation) => {
    const needing = weekDays.flatMap((each) => slotsNeeding(library, dishes, preparation, each))
    const meals = coveredOn(day, needing, preparation, cookingDays)
    return meals.length > 0 ? [{ preparation, meals }] : []
  })
}

/** The preparations of the day before that a dish needs, because some of its foods must be cooked or washed by then. */
export function preparationsNeeded(
  { preparations }: Library,
  { ingredients, cooksItself }: Pick<Recipe, "ingredients" | "cooksItself">,
): Preparation[] {
  const needed = ingredients.map(({ food }) => food).filter((food) => !cooksItself.includes(food))
  return preparations.filter(({ foods }) => foods.some((food) => needed.includes(food)))
}

/** The day on which to prepare something for a day. What was prepared on day `last` is used if it still keeps. */
export function preparedOn(day: number, last: number, keepsDays: number, isCookingDay: (day: number) => boolean) {
  if (day <= last + keepsDays) return last
  for (let on = day - 1; on >= day - keepsDays; on--) if (isCookingDay(on)) return on
  return day - 1
}

/** True if everything that a dish needs cooked is cooked ahead, or is bought ready because she has no stove. */
export function isCookedAhead(
  library: Library,
  wishes: readonly Wish[],
  { ingredients }: Pick<Recipe, "ingredients">,
  isAhead: (preparation: Preparation) => boolean,
): boolean {
  const isWithoutStove = lackedBy(wishes).includes("stove")
  return preparationsNeeded(library, { ingredients, cooksItself: [] }).every(
    (preparation) =>
      !preparation.isCooked ||
      isAhead(preparation) ||
      (isWithoutStove && preparation.ways.some((takes) => takes.length === 0)),
  )
}

type Needing = { day: number; slot: Slot }

function slotsNeeding(library: Library, dishes: Dishes, preparation: Preparation, day: number): Needing[] {
  return meals.flatMap((meal) => {
    const slot = slotOf(day, meal)
    const recipe = findRecipe(library, dishes[slot])
    return recipe && preparationsNeeded(library, recipe).includes(preparation) ? [{ day, slot }] : []
  })
}

function coveredOn(
  day: number,
  needing: readonly Needing[],
  { keepsDays }: Preparation,
  cookingDays: readonly number[],
): Slot[] {
  let last = Number.NEGATIVE_INFINITY
  const covered: Slot[] = []
  for (const meal of needing) {
    last = preparedOn(meal.day, last, keepsDays, (each) => cookingDays.includes(each))
    if (last === day) covered.push(meal.slot)
  }
  return covered
}
