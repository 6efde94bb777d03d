import { fridgeDaysOf } from "#content/fridge-days.ts"
import { preparations } from "#content/preparations.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

/** Eaten raw in every dish that has them; an egg, as soon as it is set. */
const eatenAtOnce: readonly string[] = ["egg", "lettuce", "rocket", "watercress", "cucumber", "avocado"]
/** By hand: a tapioca crêpe is leather once it is cold. */
const madeAfresh: readonly number[] = [75]
/** Cooked the day before: warmed in the dish, it would be warmed twice. */
const prepared: readonly string[] = preparations.flatMap((preparation) => preparation.foods)
/** Thawed, a potato is mealy, pasta mushy, and a sauce of milk curdles. */
const spoiltByFrost: readonly string[] = ["potato", "pasta", "wholewheatPasta", "glutenFreePasta", "milk"]

type Cooked = Pick<Recipe, "id" | "kind" | "cooking" | "cooksItself" | "ingredients">

/** For how many days a dish keeps in the fridge (0 where it is not to be kept), and whether it can be frozen in that time. */
export function keepingOf({ id, kind, cooking, cooksItself, ingredients }: Cooked) {
  const keys = ingredients.map(({ food }) => food)
  const isCooked = cooking !== "none" && (kind === "lunch" || kind === "dinner")
  const isWarmedTwice = keys.some((key) => prepared.includes(key) && !cooksItself.includes(key))
  const isEatenAtOnce = madeAfresh.includes(id) || keys.some((key) => eatenAtOnce.includes(key))
  if (!isCooked || isWarmedTwice || isEatenAtOnce) return { keepsDays: 0, freezes: false }
  const keepsDays = fridgeDaysOf(keys)
  return { keepsDays, freezes: keepsDays > 1 && !keys.some((key) => spoiltByFrost.includes(key)) }
}
