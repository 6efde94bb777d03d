import { writtenRecipes } from "#content/recipes/recipes.ts"
import { recipeById } from "#domain/recipe.ts"
import { DrawnPicture, type View } from "./drawn-picture.tsx"
import { formerPictures } from "./former-pictures.ts"
import { pictureFromParts } from "./from-parts.ts"
import { foodDrawings } from "./picture.ts"
import { seldomDrawn } from "./seldom-drawn.ts"

const drawings = { ...foodDrawings, ...seldomDrawn }

export default function PictureFromParts({ recipeId, view }: { recipeId: number; view: View }) {
  const recipe = recipeById(writtenRecipes, recipeId)
  const picture = recipe && (formerPictures[recipe.id] ?? pictureFromParts(recipe))
  return picture ? <DrawnPicture picture={picture} drawings={drawings} view={view} /> : null
}
