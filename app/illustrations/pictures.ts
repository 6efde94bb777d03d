import { writtenRecipes } from "#content/recipes/recipes.ts"
import type { Recipe } from "#domain/recipe.ts"
import { breakfasts } from "./breakfasts.ts"
import { dinners } from "./dinners.ts"
import { formerPictures } from "./former-pictures.ts"
import { pictureFromParts } from "./from-parts.ts"
import { lunches } from "./lunches.ts"
import type { Picture } from "./picture.ts"

const byHand: Readonly<Record<number, Picture>> = { ...breakfasts, ...lunches, ...dinners, ...formerPictures }

export const pictures: readonly { recipe: Recipe; picture: Picture }[] = writtenRecipes.map((recipe) => ({
  recipe,
  picture: byHand[recipe.id] ?? pictureFromParts(recipe),
}))
