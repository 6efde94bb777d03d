import { isEaten, type Journey } from "../../journey/journey.ts"
import { type Meal, meals } from "../../recipes/recipe.ts"

/** The hours at which meals end. From the end of dinner and through the night, breakfast is next. */
const [breakfastEnds, lunchEnds, dinnerEnds] = [10, 15, 21]

const isBetweenMeals = (hour: number) => (hour >= lunchEnds && hour < 18) || isAfterDinner(hour) || hour < 4

/** `hour` is 0-23. */
export const isAfterDinner = (hour: number) => hour >= dinnerEnds

/** What to eat at an hour (0-23) of a day (1-7): a snack between meals and after the last one. */
export function toEatNow(journey: Journey | undefined, day: number, hour: number): Meal | "snack" {
  return (isBetweenMeals(hour) ? null : nextMeal(journey, day, hour)) ?? "snack"
}

/** The next meal at an hour (0–23) of a day (1–7); null if none is left. */
export function nextMeal(journey: Journey | undefined, day: number, hour: number): Meal | null {
  if (isAfterDinner(hour)) return isEaten(journey, day, "breakfast") ? null : "breakfast"
  const first = hour < breakfastEnds ? "breakfast" : hour < lunchEnds ? "lunch" : "dinner"
  return meals.slice(meals.indexOf(first)).find((meal) => !isEaten(journey, day, meal)) ?? null
}
