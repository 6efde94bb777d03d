import { type Journey, progressOf } from "../journey.ts"
import { type Meal, meals } from "../recipe.ts"
import { type Slot, slotOf, weekDays } from "./slots.ts"

const mealOfItem = { morning: "breakfast", mainMeal: "lunch" } as const

/** Meals of completed days, and those of today that are marked or ticked. */
export function eatenSlots(journey: Journey | undefined): Slot[] {
  const { day: today, checklist } = progressOf(journey)
  const past = weekDays.filter((day) => day < today).flatMap((day) => meals.map((meal) => slotOf(day, meal)))
  const ticked = (["morning", "mainMeal"] as const).filter((item) => checklist[item])
  const eaten = new Set<Meal>([...ticked.map((item) => mealOfItem[item]), ...(journey?.eaten?.[today] ?? [])])
  return [...past, ...meals.filter((meal) => eaten.has(meal)).map((meal) => slotOf(today, meal))]
}
