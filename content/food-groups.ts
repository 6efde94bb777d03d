import { library } from "#content/library.ts"
import { writtenRecipes } from "#content/recipes/recipes.ts"
import type { Nameable } from "#domain/food/left-out.ts"
import { groupFoods } from "./group-foods.ts"
import { otherFoods } from "./other-foods.ts"

/** What a `<food:…>` mark around a passage of a text may name: foods, groups of foods and dishes. */
export const nameable: Nameable = {
  natures: { ...otherFoods, ...library.foods },
  // A group counts as left out if all of its foods are.
  groups: Object.fromEntries(Object.entries(groupFoods).map(([name, keys]) => [name, keys.split(" ")])),
  recipes: writtenRecipes,
}
