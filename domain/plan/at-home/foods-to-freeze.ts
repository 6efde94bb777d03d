import type { Food, FoodKey, Foods } from "../../food/food.ts"
import { findRecipe, type Library } from "../library.ts"
import { dayAndMeal, slots } from "../slots.ts"
import type { PlannedWeek } from "../week/plan-week.ts"

/** Raw meat and fish keep at most this many days in the fridge (USDA FSIS: one to two). */
const rawDaysMost = 2

/** The foods that must be frozen because they are cooked too late; `today` is 1–7. */
export function foodsToFreeze(library: Library, { dishes, secondTimes }: PlannedWeek, today: number): FoodKey[] {
  const cooked = slots.filter((slot) => secondTimes[slot] === undefined)
  const keys = cooked.flatMap((slot) => {
    const laterDays = dayAndMeal(slot).day - today
    const ingredients = findRecipe(library, dishes[slot])?.ingredients ?? []
    return ingredients.flatMap(({ food }) => (isTooLate(library.foods, food, laterDays) ? [food] : []))
  })
  return [...new Set(keys)]
}

function isTooLate(foods: Foods, key: FoodKey, laterDays: number): boolean {
  const food = foods[key]
  return food !== undefined && isRaw(food) && laterDays > food.keepsDays
}

function isRaw({ diet, sold, keepsDays }: Food): boolean {
  const isTin = sold.by === "unit" && sold.unit === "tin"
  return (diet === "meat" || diet === "fish") && !isTin && keepsDays <= rawDaysMost
}
