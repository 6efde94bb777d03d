import { library } from "#content/library.ts"
import { editionOf } from "#domain/journey/journey.ts"
import type { RowsOfKitchen } from "#domain/plan/at-home/foods-at-home.ts"
import { dishOfWhatIsLeft } from "#domain/plan/at-home/what-is-left.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

/** The dinner that uses up what is left at home, as of `now` (ISO 8601, UTC). */
export function whatIsLeftNow(plan: Plan, rows: RowsOfKitchen, now: string): Recipe | undefined {
  return dishOfWhatIsLeft(libraryIn(editionOf(plan.journey), library), plan, rows, now)
}
