import * as z from "zod/mini"
import { programmeDays } from "../journey/progress.ts"
import { type Meal, meals, standardRecipeId } from "../recipes/recipe.ts"

/** A meal of a day, such as "3-lunch". */
export type Slot = `${number}-${Meal}`
export type Dishes = { [slot in Slot]?: number }

/** Larger recipe ids are refused without looking them up. */
const recipeIdMax = 10_000

export const weekDays = Array.from({ length: programmeDays }, (_, index) => index + 1)
export const slots: readonly Slot[] = weekDays.flatMap((day) => meals.map((meal) => slotOf(day, meal)))

export function slotOf(day: number, meal: Meal): Slot {
  return `${day}-${meal}`
}

export function dayAndMeal(slot: Slot): { day: number; meal: Meal } {
  const [day, meal] = slot.split("-")
  return { day: Number(day), meal: meal as Meal }
}

export const dishesSchema = z.partialRecord(
  z.enum(slots as [Slot, ...Slot[]]),
  z.int().check(z.minimum(1), z.maximum(recipeIdMax)),
)

/** The standard week, for a first journey without wishes and after starting over. */
export const standardDishes: Dishes = Object.fromEntries(
  weekDays.flatMap((day) => meals.map((meal) => [slotOf(day, meal), standardRecipeId(day, meal)])),
)

/**
 * Returns the planned dishes that differ from those in `before`. A slot without a planned dish does not count as
 * changed.
 */
export function changedDishes(before: Dishes, planned: Dishes): Dishes {
  return Object.fromEntries(
    slots.flatMap((slot) =>
      planned[slot] !== undefined && planned[slot] !== before[slot] ? [[slot, planned[slot]]] : [],
    ),
  )
}
