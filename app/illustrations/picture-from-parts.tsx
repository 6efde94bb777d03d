import { recipes } from "#content/recipes/recipes.ts"
import { recipeById } from "#domain/recipe.ts"
import { DrawnPicture, type View } from "./drawn-picture.tsx"
import { pictureFromParts } from "./from-parts.ts"
import { foodDrawings } from "./picture.ts"
import { seldomDrawn } from "./seldom-drawn.ts"

const drawings = { ...foodDrawings, ...seldomDrawn }

export default function PictureFromParts({ recipeId, view }: { recipeId: number; view: View }) {
  const recipe = recipeById(recipes, recipeId)
  return recipe ? <DrawnPicture picture={pictureFromParts(recipe)} drawings={drawings} view={view} /> : null
}
