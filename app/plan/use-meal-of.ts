import { useLocation } from "react-router"
import { useToday } from "#app/ui/use-today.ts"
import { library } from "#content/library.ts"
import { type MealOfDay, mealsOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import type { Household } from "#domain/plan/household.ts"
import { dayAndMeal, type Slot, slots } from "#domain/plan/slots.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { useKitchen } from "./use-kitchen.ts"

/**
 * Returns the meal that a recipe is opened for: the one that she came from, else the next with this recipe, else the
 * last.
 */
export function useMealOf(plan: Plan, recipe: Recipe): (MealOfDay & { slot: Slot }) | undefined {
  const date = useToday()
  const kitchen = useKitchen()
  const { state } = useLocation()
  const { week, household, journey, today } = plan
  const places = slots.filter((each) => week.dishes[each] === recipe.id)
  const slot =
    places.find((each) => each === `${state?.day}-${state?.meal}`) ??
    places.find((each) => dayAndMeal(each).day >= today) ??
    places.at(-1)
  if (!slot) return undefined
  const { day, meal } = dayAndMeal(slot)
  const ofDay = mealsOfDay(library, household, week, journey, day, { date, kitchen }).find((each) => each.meal === meal)
  return ofDay && { ...ofDay, slot }
}

/** The number of servings to cook: one for each person, and twice that if the dish also serves a second day. */
export function servingsOf(
  meal: Pick<MealOfDay, "alsoFor"> | undefined,
  { people }: Pick<Household, "people">,
): number {
  return meal?.alsoFor ? 2 * people : people
}
