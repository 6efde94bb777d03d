import { useFoodName } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useTexts } from "#app/language/texts.ts"
import { foods } from "#content/foods.ts"
import { filledText, type TextOfForm } from "#domain/plan/at-home/using-up-text.ts"
import { type Recipe, writtenId } from "#domain/recipes/recipe.ts"

export function useRecipeText(recipe: Recipe) {
  const text = useTexts(recipe.shelf)[writtenId(recipe.id)]
  const filled = useFilledText()
  return text && filled(text, recipe)
}

/** Fills the names of the foods into the steps of a dish that is made of leftovers. */
export function useFilledText() {
  const foodName = useFoodName()
  const language = useLanguage()
  /** Parts of names in brackets are removed, because they would break the sentence. */
  const inSentence = (food: string) =>
    foodName(food)
      .replace(/\s*\(.*?\)/gu, "")
      .toLowerCase()
  return (text: TextOfForm, recipe: Recipe) =>
    filledText(text, recipe, foods, (keys) => listOf(keys.map(inSentence), language))
}
