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

type NotKept = { because: "warmedTwice" | "freshOnly"; foods: readonly string[] }

/** Says why a dish is eaten at once, and for which of its foods (none where it is quickly made); undefined where it keeps. */
export function notKept({ id, kind, cooking, cooksItself, ingredients }: Cooked): NotKept | undefined {
  const keys = ingredients.map(({ food }) => food)
  const twice = keys.filter((key) => prepared.includes(key) && !cooksItself.includes(key))
  const fresh = keys.filter((key) => eatenAtOnce.includes(key))
  if (fresh.length > 0 || madeAfresh.includes(id)) return { because: "freshOnly", foods: fresh }
  const isCooked = cooking !== "none" && (kind === "lunch" || kind === "dinner")
  if (!isCooked) return { because: "freshOnly", foods: [] }
  return twice.length > 0 ? { because: "warmedTwice", foods: twice } : undefined
}

/** Returns the foods of a dish that frost spoils. */
export function spoiltByFrostIn({ ingredients }: Pick<Recipe, "ingredients">): string[] {
  return ingredients.map(({ food }) => food).filter((key) => spoiltByFrost.includes(key))
}

/** For how many days a dish keeps in the fridge (0 where it is not to be kept), and whether it can be frozen in that time. */
export function keepingOf(dish: Cooked) {
  if (notKept(dish)) return { keepsDays: 0, freezes: false }
  const keepsDays = fridgeDaysOf(dish.ingredients.map(({ food }) => food))
  return { keepsDays, freezes: keepsDays > 1 && spoiltByFrostIn(dish).length === 0 }
}
