import type { Food, FoodKey, Foods } from "../food/food.ts"
import { findRecipe, type Library } from "./library.ts"
import type { PlannedWeek } from "./plan-week.ts"
import { dayAndMeal, slots } from "./slots.ts"

/** Raw meat and fish keep so many days in the fridge at most (USDA FSIS: one to two). */
const rawDaysMost = 2

/** `today`: 1–7. */
export function foodsToFreeze(library: Library, { dishes, secondTimes }: PlannedWeek, today: number): FoodKey[] {
  const cooked = slots.filter((slot) => secondTimes[slot] === undefined)
  const keys = cooked.flatMap((slot) => {
    const laterDays = dayAndMeal(slot).day - today
    const ingredients = findRecipe(library, dishes[slot])?.ingredients ?? []
    return ingredients.flatMap(({ food }) => (isTooLate(library.foods, food, laterDays) ? [food] : []))
  })
  return [...new Set(keys)]
}

/** The raw meat and fish of a day's dishes (1–7) that are cooked on it. */
export function rawFoodsOf(library: Library, { dishes, secondTimes }: PlannedWeek, day: number): FoodKey[] {
  const cooked = slots.filter((slot) => dayAndMeal(slot).day === day && secondTimes[slot] === undefined)
  const keys = cooked.flatMap((slot) =>
    (findRecipe(library, dishes[slot])?.ingredients ?? []).flatMap(({ food }) => {
      const known = library.foods[food]
      return known && isRaw(known) ? [food] : []
    }),
  )
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
