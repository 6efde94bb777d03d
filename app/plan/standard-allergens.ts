import { library } from "#content/library.ts"
import type { Allergen } from "#domain/food/food.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import { recipesOf } from "#domain/plan/library.ts"
import { standardDishesIn } from "#domain/plan/week/editions.ts"
import { allergensOf } from "#domain/recipes/recipe.ts"

const firstEdition = 1

/**
 * The allergens of each dish of the standard weeks, by recipe id. The build computes them (scripts/worked-out.ts), so
 * that the dashboard can name them without loading the recipes.
 */
export const standardAllergens: Readonly<Record<number, readonly Allergen[]>> = Object.fromEntries(
  [firstEdition, currentEdition]
    .flatMap((edition) => recipesOf(library, standardDishesIn(edition)))
    .map((recipe) => [recipe.id, allergensOf(recipe, library.foods)]),
)
