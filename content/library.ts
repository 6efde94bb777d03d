import type { Library } from "#domain/plan/library.ts"
import { foods } from "./foods.ts"
import { preparations } from "./preparations.ts"
import { formerRecipes } from "./recipes/former-recipes.ts"
import { plainThings } from "./recipes/plain-things.ts"
import { recipes } from "./recipes/recipes.ts"
import { seconds } from "./recipes/seconds.ts"
import { formerMixedNuts, snacks } from "./recipes/snacks.ts"
import { usingUpForms } from "./recipes/using-up.ts"

/** All data from which weeks are planned. */
export const library: Library = {
  recipes,
  formerRecipes,
  snacks,
  formerSmartSnacks: formerMixedNuts,
  plainThings,
  seconds,
  usingUpForms,
  preparations,
  foods,
}
