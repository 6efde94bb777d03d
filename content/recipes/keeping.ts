import { fridgeDaysOf } from "#content/fridge-days.ts"
import { preparations } from "#content/preparations.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

/**
 * Foods for which a dish must be eaten at once. All but the egg are eaten raw in every dish that has them; an egg must
 * be eaten as soon as it is cooked.
 */
export const eatenAtOnce: readonly string[] = ["egg", "lettuce", "rocket", "watercress", "cucumber", "avocado"]
/** The ids of recipes that must be eaten at once: the tapioca crêpe turns tough when it is cold. */
export const madeAfresh: readonly number[] = [75]
/** Food that was cooked the day before would be reheated twice if the dish were kept. */
export const prepared: readonly string[] = preparations.flatMap((preparation) => preparation.foods)
/** After thawing, potatoes are mealy, pasta is mushy and a milk sauce curdles. */
export const spoiltByFrost: readonly string[] = ["potato", "pasta", "wholewheatPasta", "glutenFreePasta", "milk"]

type Cooked = Pick<Recipe, "id" | "kind" | "cooking" | "cooksItself" | "ingredients">

/** Returns how many days a dish keeps in the fridge (0 if it must be eaten at once) and whether it can be frozen. */
export function keepingOf({ id, kind, cooking, cooksItself, ingredients }: Cooked) {
  const keys = ingredients.map(({ food }) => food)
  const isCooked = cooking !== "none" && (kind === "lunch" || kind === "dinner")
  const isWarmedTwice = keys.some((key) => prepared.includes(key) && !cooksItself.includes(key))
  const isEatenAtOnce = madeAfresh.includes(id) || keys.some((key) => eatenAtOnce.includes(key))
  if (!isCooked || isWarmedTwice || isEatenAtOnce) return { keepsDays: 0, freezes: false }
  const keepsDays = fridgeDaysOf(keys)
  return { keepsDays, freezes: keepsDays > 1 && !keys.some((key) => spoiltByFrost.includes(key)) }
}
