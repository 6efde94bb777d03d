import { isSuitable, wishesAgainst } from "../exclusions.ts"
import { programmeDays } from "../progress.ts"
import { type Meal, meals } from "../recipe.ts"
import { foodOfWeekWish, type Wish } from "../wish.ts"
import { highest } from "./highest.ts"
import type { Household } from "./household.ts"
import type { Library } from "./library.ts"

/** Why a week cannot be as she wishes. */
export type Blocker =
  /** Fewer than seven dishes of a meal are left; without `wishes`, the fewest that matter, there would be enough. */
  | { kind: "tooFew"; meal: Meal; count: number; wishes: readonly Wish[] }
  /** So few are left only because of what this week does without. */
  | { kind: "struck"; meal: Meal; count: number }
  /** A meal needs more minutes than she has. */
  | { kind: "minutes"; meal: Meal; minutes: number; said: number }

/** Everything that stands in the way of seven different dishes for each meal, and the smallest loosening. */
export function blockersOf(library: Library, { wishes, minutes }: Household): Blocker[] {
  const lasting = wishes.filter((wish) => foodOfWeekWish(wish) === undefined)
  return meals.flatMap((meal): Blocker[] => {
    const count = countOf(library, meal, wishes)
    const isByStrikes = count < programmeDays && countOf(library, meal, lasting) >= programmeDays
    const needed = Math.min(...library.recipes.filter(({ kind }) => kind === meal).map((recipe) => recipe.minutes))
    return [
      ...(isByStrikes ? [{ kind: "struck" as const, meal, count }] : []),
      ...(count < programmeDays && !isByStrikes
        ? [{ kind: "tooFew" as const, meal, count, wishes: smallestLoosening(library, meal, lasting) }]
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
function smallestLoosening({ recipes, foods }: Library, meal: Meal, wishes: readonly Wish[]): Wish[] {
  const ofMeal = recipes.filter(({ kind }) => kind === meal)
  const against = ofMeal.map((recipe) => wishesAgainst(recipe, wishes, foods))
  const loosened = new Set<Wish>()
  const remaining = () => against.map((each) => each.filter((wish) => !loosened.has(wish)))
  const isEnough = (left: readonly Wish[][]) => left.filter(({ length }) => length === 0).length >= programmeDays
  for (let left = remaining(); loosened.size < wishes.length && !isEnough(left); left = remaining()) {
    const freed = (wish: Wish) => left.filter((each) => each.length === 1 && each[0] === wish).length
    const most = highest(
      wishes.filter((wish) => !loosened.has(wish)),
      freed,
    )
    if (most) loosened.add(most)
  }
  // One that frees nothing on its own may have been taken on the way.
  const isNeeded = (wish: Wish) =>
    !isEnough(against.map((each) => each.filter((other) => other === wish || !loosened.has(other))))
  return [...loosened].filter(isNeeded)
}
