import { isEaten, type Journey } from "../journey.ts"
import { type Meal, meals } from "../recipe.ts"

/** When breakfast, lunch and dinner are over (hours); from then on, and in the night, breakfast is next. */
const [breakfastEnds, lunchEnds, dinnerEnds] = [10, 15, 21]

/** The meal that she eats next on a day of her journey (1-7), at an hour of the clock (0-23); null once no other is left. */
export function nextMeal(journey: Journey | undefined, day: number, hour: number): Meal | null {
  if (hour >= dinnerEnds) return isEaten(journey, day, "breakfast") ? null : "breakfast"
  const first = hour < breakfastEnds ? "breakfast" : hour < lunchEnds ? "lunch" : "dinner"
  return meals.slice(meals.indexOf(first)).find((meal) => !isEaten(journey, day, meal)) ?? null
}
