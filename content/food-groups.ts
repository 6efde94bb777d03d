import { library } from "#content/library.ts"
import { writtenRecipes } from "#content/recipes/recipes.ts"
import type { Nameable } from "#domain/food/left-out.ts"
import { groupFoods } from "./group-foods.ts"
import { otherFoods } from "./other-foods.ts"

/** What the marks of the texts may name. */
export const nameable: Nameable = {
  natures: { ...otherFoods, ...library.foods },
  // Each counts as left out when all of its foods are.
  groups: Object.fromEntries(Object.entries(groupFoods).map(([name, keys]) => [name, keys.split(" ")])),
  recipes: writtenRecipes,
}
