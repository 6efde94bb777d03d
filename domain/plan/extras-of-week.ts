import { isSuitable } from "../exclusions.ts"
import type { FoodKey } from "../food.ts"
import { currentEdition } from "../journey.ts"
import type { Recipe, Snack } from "../recipe.ts"
import type { Wish } from "../wish.ts"
import { hasShortList, standardDishesIn } from "./editions.ts"
import type { Extras } from "./extras.ts"
import { highest } from "./highest.ts"
import { foodsOf, type Library, recipesOf } from "./library.ts"
import { type Dishes, slots } from "./slots.ts"

/** So that no two days have the same. */
const snacksOfWeek = 9
/** Of those, as few as still leave each day a choice. */
const snacksOfShortList = 5
const secondsOfShortList = 3
const leastOfShortList = { snacks: 2, seconds: 1 }
const standardMost = slots.length / 2

/** What days choose from: first the few for which least is bought, then all. Former standard weeks choose from all. */
export function choicesOfWeek(
  library: Library,
  wishes: readonly Wish[],
  dishes: Dishes,
  edition = currentEdition,
): readonly Extras[] {
  const recipes = recipesOf(library, dishes)
  const all = suitableExtras(library, wishes, recipes)
  if (hasShortList(edition)) return [fewExtras(all, recipes, leastOfShortList), fewExtras(all, recipes), all]
  const former = standardDishesIn(edition)
  const standard = slots.filter((slot) => dishes[slot] === former[slot])
  return standard.length > standardMost ? [all] : [fewExtras(all, recipes), all]
}

function suitableExtras(library: Library, wishes: readonly Wish[], dishes: readonly Recipe[]): Extras {
  const { snacks, seconds, foods } = library
  const bought = foodsOf(dishes)
  const suitable = (all: readonly Snack[]) => all.filter((snack) => isSuitable(snack, wishes, foods))
  const [smart, ...others] = suitable(snacks)
  const nearest = others.toSorted((a, b) => missing(a, bought) - missing(b, bought)).slice(0, snacksOfWeek - 1)
  return { snacks: smart ? [smart, ...nearest] : [], seconds: suitable(seconds) }
}

/** A list that was already shopped for only gets shorter. */
function fewExtras(
  { snacks: [smart, ...others], seconds }: Extras,
  dishes: readonly Recipe[],
  least: { snacks?: number; seconds?: number } = {},
): Extras {
  const bought = new Set(foodsOf(smart ? [...dishes, smart] : dishes))
  const few = { seconds: nearestOf(seconds, secondsOfShortList, bought, least.seconds) }
  return { ...few, snacks: smart ? [smart, ...nearestOf(others, snacksOfShortList - 1, bought, least.snacks)] : [] }
}

/** Beyond `least` only those that need nothing more. */
function nearestOf(all: readonly Snack[], count: number, bought: Set<FoodKey>, least = count): Snack[] {
  const chosen: Snack[] = []
  for (let left = all; left.length > 0 && chosen.length < count; ) {
    const nearest = highest(left, (snack) => -missing(snack, bought)) as Snack
    if (chosen.length >= least && missing(nearest, bought) > 0) break
    chosen.push(nearest)
    for (const { food } of nearest.ingredients) bought.add(food)
    left = left.filter((snack) => snack !== nearest)
  }
  return chosen
}

function missing({ ingredients }: Snack, bought: ReadonlySet<FoodKey>): number {
  return ingredients.filter(({ food }) => !bought.has(food)).length
}
