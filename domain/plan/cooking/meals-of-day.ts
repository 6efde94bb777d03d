import type { FoodKey } from "../../food/food.ts"
import type { Journey } from "../../journey/journey.ts"
import { type Meal, meals, type Recipe } from "../../recipes/recipe.ts"
import { doubtedFoods, emptyKitchen, type Kitchen } from "../at-home/kitchen.ts"
import type { Household } from "../household.ts"
import { type Library, recipeOf } from "../library.ts"
import { dayAndMeal, slotOf } from "../slots.ts"
import type { PlannedWeek } from "../week/plan-week.ts"
import type { PlannedDish } from "../week/planned-day.ts"
import { dateOf, secondTimeOf, secondTimesNow, warmingMinutes } from "../week/second-time.ts"
import { quickPlates } from "./hard-night.ts"

export type MealOfDay = {
  meal: Meal
  dish?: PlannedDish
  plate?: Recipe
  /** Foods of the plate that may not be at home (see `doubtedFoods`). */
  doubted?: readonly FoodKey[]
  recipe?: Recipe
  cookedOn?: { day: number; date?: string }
  alsoFor?: { day: number }
}

/**
 * `date` is today's date in her time zone, if known. `kitchen` is what is at home, which decides the plates of a hard
 * night.
 */
export function mealsOfDay(
  library: Library,
  household: Household,
  week: PlannedWeek,
  journey: Pick<Journey, "hardNights" | "doneOn">,
  day: number,
  { date, kitchen }: { date?: string; kitchen?: Kitchen } = {},
): MealOfDay[] {
  const secondTimes = secondTimesNow(week, journey, date)
  // A meal that is only reheated needs no plate.
  const replaced = (journey.hardNights?.values[day] ?? [])
    .map((meal) => slotOf(day, meal))
    .filter((slot) => !secondTimes[slot])
  const plates = replaced.length > 0 ? quickPlates(library, household, week.dishes, replaced, kitchen) : {}
  return meals.map((meal) => {
    const slot = slotOf(day, meal)
    const dish = week.days[day - 1]?.[meal]
    const plateId = plates[slot]
    const plate = plateId === undefined ? undefined : recipeOf(library, plateId)
    const recipe = plate ?? dish?.recipe
    const [first, second] = [secondTimes[slot], secondTimeOf(secondTimes, slot)]
    const date = first && dateOf(journey, first)
    return {
      meal,
      ...(dish && { dish }),
      ...(plate && { plate, doubted: doubtedFoods(plate, kitchen ?? emptyKitchen) }),
      ...(recipe && { recipe }),
      ...(first && { cookedOn: { day: dayAndMeal(first).day, ...(date && { date }) } }),
      ...(second && { alsoFor: { day: dayAndMeal(second).day } }),
    }
  })
}

/** The minutes that a meal takes her on its day; 0 without a dish. */
export function cookingMinutes({ recipe, cookedOn }: Pick<MealOfDay, "recipe" | "cookedOn">): number {
  return cookedOn ? warmingMinutes : (recipe?.minutes ?? 0)
}
