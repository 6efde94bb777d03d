import type { Recipe } from "#domain/recipes/recipe.ts"
import { breakfasts } from "./breakfasts.ts"
import { dinners } from "./dinners.ts"
import { everydayRecipes } from "./everyday.ts"
import { formerRecipes } from "./former-recipes.ts"
import { lunches } from "./lunches.ts"
import { plantBreakfasts } from "./plant-breakfasts.ts"
import { plantDinners } from "./plant-dinners.ts"
import { plantLunches } from "./plant-lunches.ts"
import { quickPlates } from "./quick-plates.ts"

/** All recipes in the order of their ids. The first 21 are the standard week, in which day N has 3N−2, 3N−1 and 3N. */
export const recipes: readonly Recipe[] = [
  ...breakfasts,
  ...plantBreakfasts,
  ...lunches,
  ...plantLunches,
  ...dinners,
  ...plantDinners,
  ...quickPlates,
  ...everydayRecipes,
].toSorted((a, b) => a.id - b.id)

/** All recipes that have a page of their own, including those that are no longer planned. */
export const writtenRecipes: readonly Recipe[] = [...recipes, ...formerRecipes].toSorted((a, b) => a.id - b.id)
