import type { Recipe } from "#domain/recipe.ts"
import { breakfasts } from "./breakfasts.ts"
import { dinners } from "./dinners.ts"

import { lunches } from "./lunches.ts"
import { plantBreakfasts } from "./plant-breakfasts.ts"
import { plantDinners } from "./plant-dinners.ts"
import { plantLunches } from "./plant-lunches.ts"
import { quickPlates } from "./quick-plates.ts"

/** All recipes, in the order of their ids. The first 21 are the standard week: day N has 3N−2, 3N−1 and 3N. */
export const recipes: readonly Recipe[] = [
  ...breakfasts,
  ...plantBreakfasts,
  ...lunches,
  ...plantLunches,
  ...dinners,
  ...plantDinners,
  ...quickPlates,
].toSorted((a, b) => a.id - b.id)
