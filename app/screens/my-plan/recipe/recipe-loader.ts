import type { Params } from "react-router"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import type { TextName } from "#app/language/texts.ts"
import { library } from "#content/library.ts"
import { findRecipe } from "#domain/plan/library.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { parseIdParam } from "../parse-id-param.ts"

export function recipeOfParam(param: string | undefined): Recipe | undefined {
  const id = parseIdParam(param)
  return id ? findRecipe(library, id) : undefined
}

/**
 * Of the texts of recipes, loads only those of the recipe's own shelf (a group such as the breakfasts), and those that
 * `alsoFor` names.
 */
export function recipeLoader(handle: ScreenHandle, alsoFor: (recipe: Recipe) => readonly TextName[] = () => []) {
  return (args: { params: Params }) => {
    const recipe = recipeOfParam(args.params.id)
    const texts = recipe ? [recipe.shelf, ...alsoFor(recipe)] : []
    return screenLoader({ ...handle, texts: [...(handle.texts ?? []), ...texts] }, loadRegionalFoodNames)(args)
  }
}
