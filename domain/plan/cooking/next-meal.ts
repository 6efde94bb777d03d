import { isEaten, type Journey } from "../../journey/journey.ts"
import { type Meal, meals } from "../../recipes/recipe.ts"

/** In hours; from dinner's end through the night breakfast is next. */
const [breakfastEnds, lunchEnds, dinnerEnds] = [10, 15, 21]

const isBetweenMeals = (hour: number) => (hour >= lunchEnds && hour < 18) || isAfterDinner(hour) || hour < 4

/** `hour`: 0-23. */
export const isAfterDinner = (hour: number) => hour >= dinnerEnds

/** `day`: 1-7, `hour`: 0-23. A snack between meals and after the last. */
export function toEatNow(journey: Journey | undefined, day: number, hour: number): Meal | "snack" {
  return (isBetweenMeals(hour) ? null : nextMeal(journey, day, hour)) ?? "snack"
}

/** The next meal by day (1–7) and hour (0–23); null once no other is left. */
export function nextMeal(journey: Journey | undefined, day: number, hour: number): Meal | null {
  if (isAfterDinner(hour)) return isEaten(journey, day, "breakfast") ? null : "breakfast"
  const first = hour < breakfastEnds ? "breakfast" : hour < lunchEnds ? "lunch" : "dinner"
  return meals.slice(meals.indexOf(first)).find((meal) => !isEaten(journey, day, meal)) ?? null
}
