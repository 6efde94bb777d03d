import { library } from "#content/library.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { libraryIn } from "#domain/plan/editions.ts"
import type { RowsOfKitchen } from "#domain/plan/foods-at-home.ts"
import type { Plan } from "#domain/plan/plan-of.ts"
import { dishOfWhatIsLeft } from "#domain/plan/what-is-left.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

/** The last dinner made of what is left, as of `now` (ISO 8601, UTC). */
export function whatIsLeftNow(plan: Plan, rows: RowsOfKitchen, now: string): Recipe | undefined {
  return dishOfWhatIsLeft(libraryIn(editionOf(plan.journey), library), plan, rows, now)
}
