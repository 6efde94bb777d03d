import { isEaten, type Journey } from "../journey.ts"
import { type Meal, meals } from "../recipe.ts"

/** When breakfast, lunch and dinner are over (hours); from then on, and in the night, breakfast is next. */
const [breakfastEnds, lunchEnds, dinnerEnds] = [10, 15, 21]

const isBetweenMeals = (hour: number) => (hour >= lunchEnds && hour < 18) || isAfterDinner(hour) || hour < 4

/** Whether dinner is over at an hour of the clock (0-23), so that the next meal is a breakfast. */
export const isAfterDinner = (hour: number) => hour >= dinnerEnds

/** The next meal of a day (1-7) by the hour (0-23), or a snack between meals and after the last. */
export function toEatNow(journey: Journey | undefined, day: number, hour: number): Meal | "snack" {
  return (isBetweenMeals(hour) ? null : nextMeal(journey, day, hour)) ?? "snack"
}

/** By day (1-7) and hour (0-23); null once no other is left. */
export function nextMeal(journey: Journey | undefined, day: number, hour: number): Meal | null {
  if (isAfterDinner(hour)) return isEaten(journey, day, "breakfast") ? null : "breakfast"
  const first = hour < breakfastEnds ? "breakfast" : hour < lunchEnds ? "lunch" : "dinner"
  return meals.slice(meals.indexOf(first)).find((meal) => !isEaten(journey, day, meal)) ?? null
}
