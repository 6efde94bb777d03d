import { isSuitable, wishesAgainst } from "../../food/exclusions.ts"
import { applianceOfWish, foodOfWeekWish, type Wish } from "../../food/wish.ts"
import { currentEdition } from "../../journey/journey.ts"
import { programmeDays } from "../../journey/progress.ts"
import { type Meal, meals, type Recipe } from "../../recipes/recipe.ts"
import { highest } from "../highest.ts"
import type { Household } from "../household.ts"
import type { Library } from "../library.ts"
import { libraryIn } from "./editions.ts"

export type Blocker =
  /** Without these `wishes`, the fewest possible, there would be enough dishes. */
  | { kind: "tooFew"; meal: Meal; count: number; wishes: readonly Wish[] }
  | { kind: "struck"; meal: Meal; count: number }
  /** Without these `wishes`, which are for appliances that her kitchen lacks, there would be enough dishes. */
  | { kind: "kitchen"; meals: readonly Meal[]; wishes: readonly Wish[] }
  | { kind: "minutes"; meal: Meal; minutes: number; said: number }

/** What prevents seven different dishes for each meal, with the smallest change that would allow them. */
export function blockersOf(newest: Library, { wishes, minutes }: Household, edition = currentEdition): Blocker[] {
  const library = libraryIn(edition, newest)
  const ofKitchen = kitchenBlocker(library, wishes)
  const ofMeals = meals.flatMap((meal): Blocker[] => {
    const needed = Math.min(...recipesFor(library, meal).map((recipe) => recipe.minutes))
    const isByKitchen = ofKitchen?.meals.includes(meal)
    return [
      ...(isByKitchen ? [] : fewBlocker(library, wishes, meal)),
      ...(minutes !== undefined && minutes < needed
        ? [{ kind: "minutes" as const, meal, minutes: needed, said: minutes }]
        : []),
    ]
  })
  return [...(ofKitchen ? [ofKitchen] : []), ...ofMeals]
}

function kitchenBlocker(library: Library, wishes: readonly Wish[]) {
  const lacking = wishes.filter((wish) => applianceOfWish(wish) !== undefined)
  const others = wishes.filter((wish) => applianceOfWish(wish) === undefined)
  const suitable = (meal: Meal) => suitableFor(library, meal, others)
  const few = meals.filter((meal) => countOf(library, meal, wishes) < programmeDays && isEnough(suitable(meal)))
  const needed = few.flatMap((meal) => smallestLoosening(library, suitable(meal), lacking))
  return few.length === 0 ? undefined : { kind: "kitchen" as const, meals: few, wishes: [...new Set(needed)] }
}

function fewBlocker(library: Library, wishes: readonly Wish[], meal: Meal): Blocker[] {
  const count = countOf(library, meal, wishes)
  if (count >= programmeDays) return []
  const lasting = wishes.filter((wish) => foodOfWeekWish(wish) === undefined)
  if (isEnough(suitableFor(library, meal, lasting))) return [{ kind: "struck", meal, count }]
  return [{ kind: "tooFew", meal, count, wishes: smallestLoosening(library, recipesFor(library, meal), lasting) }]
}

function recipesFor({ recipes }: Library, meal: Meal): readonly Recipe[] {
  return recipes.filter(({ kind }) => kind === meal)
}

function suitableFor(library: Library, meal: Meal, wishes: readonly Wish[]): readonly Recipe[] {
  return recipesFor(library, meal).filter((recipe) => isSuitable(recipe, wishes, library.foods))
}

function countOf(library: Library, meal: Meal, wishes: readonly Wish[]): number {
  return suitableFor(library, meal, wishes).length
}

function isEnough({ length }: readonly unknown[]): boolean {
  return length >= programmeDays
}

function smallestLoosening({ foods }: Library, recipes: readonly Recipe[], wishes: readonly Wish[]): Wish[] {
  const against = recipes.map((recipe) => wishesAgainst(recipe, wishes, foods))
  const loosened = new Set<Wish>()
  const remaining = () => against.map((each) => each.filter((wish) => !loosened.has(wish)))
  const isFreed = (left: readonly Wish[][]) => isEnough(left.filter(({ length }) => length === 0))
  for (let left = remaining(); loosened.size < wishes.length && !isFreed(left); left = remaining()) {
    const freed = (wish: Wish) => left.filter((each) => each.length === 1 && each[0] === wish).length
    const most = highest(
      wishes.filter((wish) => !loosened.has(wish)),
      freed,
    )
    if (most) loosened.add(most)
  }
  // A wish may have been chosen together with others that make it unnecessary, so each is checked again.
  const isNeeded = (wish: Wish) =>
    !isFreed(against.map((each) => each.filter((other) => other === wish || !loosened.has(other))))
  return [...loosened].filter(isNeeded)
}
