import { fridgeDaysOf } from "#content/fridge-days.ts"
import { preparations } from "#content/preparations.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

/** Foods that are eaten raw in every dish that has them; an egg must be eaten as soon as it is cooked. */
const eatenAtOnce: readonly string[] = ["egg", "lettuce", "rocket", "watercress", "cucumber", "avocado"]
/** Listed by recipe id: a tapioca crêpe turns tough once it is cold. */
const madeAfresh: readonly number[] = [75]
/** Food that was cooked the day before would be reheated twice if the dish were kept. */
const prepared: readonly string[] = preparations.flatMap((preparation) => preparation.foods)
/** After thawing, potatoes are mealy, pasta is mushy and a milk sauce curdles. */
const spoiltByFrost: readonly string[] = ["potato", "pasta", "wholewheatPasta", "glutenFreePasta", "milk"]

type Cooked = Pick<Recipe, "id" | "kind" | "cooking" | "cooksItself" | "ingredients">

type NotKept = { because: "warmedTwice" | "freshOnly"; foods: readonly string[] }

/**
 * Returns why a dish must be eaten at once and because of which foods (none for a dish that is quickly made); undefined
 * if it keeps.
 */
export function notKept({ id, kind, cooking, cooksItself, ingredients }: Cooked): NotKept | undefined {
  const keys = ingredients.map(({ food }) => food)
  const twice = keys.filter((key) => prepared.includes(key) && !cooksItself.includes(key))
  const fresh = keys.filter((key) => eatenAtOnce.includes(key))
  if (fresh.length > 0 || madeAfresh.includes(id)) return { because: "freshOnly", foods: fresh }
  const isCooked = cooking !== "none" && (kind === "lunch" || kind === "dinner")
  if (!isCooked) return { because: "freshOnly", foods: [] }
  return twice.length > 0 ? { because: "warmedTwice", foods: twice } : undefined
}

/** Returns the foods of a dish that do not survive freezing. */
export function spoiltByFrostIn({ ingredients }: Pick<Recipe, "ingredients">): string[] {
  return ingredients.map(({ food }) => food).filter((key) => spoiltByFrost.includes(key))
}

/** Returns how many days a dish keeps in the fridge (0 if it must be eaten at once) and whether it can be frozen. */
export function keepingOf(dish: Cooked) {
  if (notKept(dish)) return { keepsDays: 0, freezes: false }
  const keepsDays = fridgeDaysOf(dish.ingredients.map(({ food }) => food))
  return { keepsDays, freezes: keepsDays > 1 && spoiltByFrostIn(dish).length === 0 }
}
