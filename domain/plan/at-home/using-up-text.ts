import type { FoodKey, Foods } from "../../food/food.ts"
import { foodOf, type Recipe, type RecipeText } from "../../recipes/recipe.ts"

/**
 * The text of a leftover dish. Its steps contain `{vegetables}`, and begin or end with a sentence from `beside` about
 * the food beside the base.
 */
export type TextOfForm = RecipeText & { beside?: Readonly<Record<FoodKey, string>> }

/** `named` joins food keys to a list of names as it stands within a sentence. */
export function filledText(
  { beside = {}, ...text }: TextOfForm,
  { ingredients }: Pick<Recipe, "ingredients">,
  foods: Foods,
  named: (foods: readonly FoodKey[]) => string,
): RecipeText {
  const keys = ingredients.map(({ food }) => food)
  const vegetables = keys.filter((food) => foodOf({ food }, foods).aisle === "vegetables")
  const ofBeside = keys.flatMap((food) => beside[food] ?? [])
  const filled = (step: string) =>
    step.replace("{vegetables}", () => named(vegetables)).replace("{beside}", () => ofBeside.join(" "))
  return { ...text, steps: text.steps.map((step) => ({ ...step, text: filled(step.text) })) }
}
