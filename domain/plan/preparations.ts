import { meals } from "../recipe.ts"
import { type Library, type Preparation, recipeOf } from "./library.ts"
import { type Dishes, type Slot, slotOf, weekDays } from "./slots.ts"

/** A preparation, and the meals that it is for: those of the next day, and of those after as long as it keeps. */
export type PreparationOfDay = { preparation: Preparation; meals: readonly Slot[] }

/**
 * What to prepare on a day (0 is the day before the first) for the days after it. What was prepared before and still keeps
 * is not prepared again.
 */
export function preparationsOf(library: Library, dishes: Dishes, day: number): PreparationOfDay[] {
  return library.preparations.flatMap((preparation) => {
    const needing = weekDays.flatMap((each) => slotsNeeding(library, dishes, preparation, each))
    const meals = coveredOn(day, needing, preparation.keepsDays)
    return meals.length > 0 ? [{ preparation, meals }] : []
  })
}

type Needing = { day: number; slot: Slot }

function slotsNeeding(library: Library, dishes: Dishes, { foods }: Preparation, day: number): Needing[] {
  return meals.flatMap((meal) => {
    const slot = slotOf(day, meal)
    const id = dishes[slot]
    if (id === undefined) return []
    const { ingredients, cooksItself } = recipeOf(library, id)
    const needs = ingredients.some(({ food }) => foods.includes(food) && !cooksItself.includes(food))
    return needs ? [{ day, slot }] : []
  })
}

/** Walks through the week: each preparation is made the day before its first meal, and covers the days that it keeps. */
function coveredOn(day: number, needing: readonly Needing[], keepsDays: number): Slot[] {
  let preparedOn = Number.NEGATIVE_INFINITY
  const covered: Slot[] = []
  for (const meal of needing) {
    if (meal.day > preparedOn + keepsDays) preparedOn = meal.day - 1
    if (preparedOn === day) covered.push(meal.slot)
  }
  return covered
}
