import { wishesAgainst } from "../../food/exclusions.ts"
import type { Wish } from "../../food/wish.ts"
import { type Meal, meals, type Recipe, type Snack } from "../../recipes/recipe.ts"
import type { Household } from "../household.ts"
import { type Library, recipeOf } from "../library.ts"
import { type Dishes, slotOf } from "../slots.ts"
import { standardDishesIn } from "./editions.ts"
import { type Extras, extrasOf } from "./extras.ts"
import { placeOf, type Reason, reasonsOf } from "./score.ts"

/** `instead` lists the wishes that rule out the standard week's dish. */
export type PlannedDish = { recipe: Recipe; reasons: readonly Reason[]; instead: readonly Wish[] }
export type PlannedDay = { [meal in Meal]?: PlannedDish } & Extras

/** Everything that is planned for a day. */
export function eatenOn(day: PlannedDay): readonly (Recipe | Snack)[] {
  return [...meals.flatMap((meal) => day[meal]?.recipe ?? []), ...day.snacks, ...day.seconds]
}

type Planned = {
  library: Library
  household: Household
  dishes: Dishes
  before: ReadonlySet<number>
  choices: readonly Extras[]
  edition: number
}

/** A day (1-7) as it is shown: each dish with its reasons, the snacks and the second helpings. */
export function plannedDay({ library, household, dishes, before, choices, edition }: Planned, day: number): PlannedDay {
  const standardDishes = standardDishesIn(edition)
  const dishesOfDay = meals.map((meal) => {
    const slot = slotOf(day, meal)
    const id = dishes[slot]
    if (id === undefined) return [meal, undefined]
    const recipe = recipeOf(library, id)
    const reasons = reasonsOf(recipe, placeOf(library, slot, dishes, before), household, library)
    const standard = recipeOf(library, standardDishes[slot] as number)
    const instead = standard.id === id ? [] : wishesAgainst(standard, household.wishes, library.foods)
    return [meal, { recipe, reasons, instead }]
  })
  const recipes = dishesOfDay.flatMap(([, dish]) => (dish as PlannedDish | undefined)?.recipe ?? [])
  return {
    ...Object.fromEntries(dishesOfDay),
    ...extrasOf(library, choices, recipes, { day, edition, wishes: household.wishes }),
  } as PlannedDay
}
