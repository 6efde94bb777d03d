import { foods } from "#content/foods.ts"
import { preparations } from "#content/preparations.ts"
import type { Recipe } from "#domain/recipe.ts"

/**
 * How long cooked food may stay in the fridge: by the Food Standards Agency (UK) two days, and rice one; the USDA says three
 * to four. The strictest counts, and fish and shellfish keep no longer than rice. docs/facts.md has the sources.
 */
const cookedKeepsDays = 2
const carefulKeepsDays = 1
const rice: readonly string[] = ["rice", "brownRice", "riceNoodles"]
/** Eaten raw in every dish that has them; an egg, as soon as it is set. */
const eatenAtOnce: readonly string[] = ["egg", "lettuce", "rocket", "watercress", "cucumber", "avocado", "hassAvocado"]
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
  const isCareful = keys.some((key) => rice.includes(key) || foods[key]?.diet === "fish")
  return isCareful
    ? { keepsDays: carefulKeepsDays, freezes: false }
    : { keepsDays: cookedKeepsDays, freezes: !keys.some((key) => spoiltByFrost.includes(key)) }
}
