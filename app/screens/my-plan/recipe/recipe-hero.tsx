import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import type { Recipe } from "#domain/recipe.ts"
import { mealTones } from "../meal-tones.ts"

export function RecipeHero({ recipe }: { recipe: Recipe }) {
  return (
    <div data-hero className={`h-60 overflow-hidden rounded-xl sm:h-80 ${mealTones[recipe.meal]}`}>
      <RecipePicture recipeId={recipe.id} view="table" className="size-full py-2 sm:py-4" />
    </div>
  )
}
