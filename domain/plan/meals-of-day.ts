import type { HardNights } from "../journey.ts"
import { type Meal, meals, type Recipe } from "../recipe.ts"
import { quickPlates } from "./hard-night.ts"
import type { Household } from "./household.ts"
import { type Library, recipeOf } from "./library.ts"
import type { PlannedDish, PlannedWeek } from "./plan-week.ts"
import { slotOf } from "./slots.ts"

/** A meal as it stands on her table: its dish, or on a hard night the plate that stands in for it. */
export type MealOfDay = { meal: Meal; dish?: PlannedDish; plate?: Recipe; recipe?: Recipe }

export function mealsOfDay(
  library: Library,
  household: Household,
  week: PlannedWeek,
  hardNights: Partial<HardNights> | undefined,
  day: number,
): MealOfDay[] {
  const replaced = (hardNights?.[day] ?? []).map((meal) => slotOf(day, meal))
  const plates = replaced.length > 0 ? quickPlates(library, household, week.dishes, replaced) : {}
  return meals.map((meal) => {
    const dish = week.days[day - 1]?.[meal]
    const plateId = plates[slotOf(day, meal)]
    const plate = plateId === undefined ? undefined : recipeOf(library, plateId)
    const recipe = plate ?? dish?.recipe
    return { meal, ...(dish && { dish }), ...(plate && { plate }), ...(recipe && { recipe }) }
  })
}
