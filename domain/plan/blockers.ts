import { isSuitable } from "../exclusions.ts"
import { programmeDays } from "../progress.ts"
import { type Meal, meals } from "../recipe.ts"
import type { Wish } from "../wish.ts"
import type { Household } from "./household.ts"
import type { Library } from "./library.ts"

/** Why a week cannot be as she wishes. */
export type Blocker =
  /** Fewer than seven dishes of a meal are left; without `wishes`, the fewest that matter, there would be enough. */
  | { kind: "tooFew"; meal: Meal; count: number; wishes: readonly Wish[] }
  /** A meal needs more minutes than she has. */
  | { kind: "minutes"; meal: Meal; minutes: number; said: number }

/** Everything that stands in the way of seven different dishes for each meal, and the smallest loosening. */
export function blockersOf(library: Library, { wishes, minutes }: Household): Blocker[] {
  return meals.flatMap((meal): Blocker[] => {
    const count = countOf(library, meal, wishes)
    const needed = Math.min(...library.recipes.filter(({ kind }) => kind === meal).map((recipe) => recipe.minutes))
    return [
      ...(count < programmeDays
        ? [{ kind: "tooFew" as const, meal, count, wishes: smallestLoosening(library, meal, wishes) }]
        : []),
      ...(minutes !== undefined && minutes < needed
        ? [{ kind: "minutes" as const, meal, minutes: needed, said: minutes }]
        : []),
    ]
  })
}

function countOf({ recipes, foods }: Library, meal: Meal, wishes: readonly Wish[]): number {
  return recipes.filter((recipe) => recipe.kind === meal && isSuitable(recipe, wishes, foods)).length
}

/** Takes away, one after the other, the wish whose absence frees most dishes, until there are enough. */
function smallestLoosening(library: Library, meal: Meal, wishes: readonly Wish[]): Wish[] {
  const loosened: Wish[] = []
  let left = [...wishes]
  while (left.length > 0 && countOf(library, meal, left) < programmeDays) {
    const freed = left.map((wish) => ({ wish, count: countOf(library, meal, without(left, wish)) }))
    const most = freed.reduce((best, each) => (each.count > best.count ? each : best))
    loosened.push(most.wish)
    left = without(left, most.wish)
  }
  // One that frees nothing on its own may have been taken on the way.
  return loosened.filter((wish) => countOf(library, meal, [...left, wish]) < programmeDays)
}

function without(wishes: readonly Wish[], wish: Wish): Wish[] {
  return wishes.filter((other) => other !== wish)
}
