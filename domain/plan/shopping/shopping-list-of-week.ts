import { isSuitable, lackedBy } from "../../food/exclusions.ts"
import type { Food, FoodKey, Foods } from "../../food/food.ts"
import { currentJourney, type Journey } from "../../journey/journey.ts"
import type { AtHome } from "../../nouns/noun.ts"
import { own } from "../../own.ts"
import { meals } from "../../recipes/recipe.ts"
import type { Timestamped } from "../../timestamped.ts"
import type { Household } from "../household.ts"
import type { Library } from "../library.ts"
import { gramsOfBasket } from "../week/night-basket.ts"
import { planOf } from "../week/plan-of.ts"
import type { PlannedWeek } from "../week/plan-week.ts"
import { isStaple } from "./purchase.ts"
import { type ShoppingAisle, shoppingList } from "./shopping-list.ts"

type Marks = Timestamped<AtHome> | undefined

/**
 * Meals and the basket are for everybody, extras only for her. A dish that was eaten before she left out one of its
 * foods is not bought again.
 */
export function shoppingListOfWeek(
  { days, basket }: Pick<PlannedWeek, "days" | "basket">,
  { people, wishes }: Household,
  foods: Foods,
): ShoppingAisle[] {
  const planned = days.flatMap((day) => meals.flatMap((meal) => day[meal]?.recipe ?? []))
  const dishes = planned.filter((recipe) => isSuitable(recipe, wishes, foods))
  const extras = days.flatMap(({ snacks, seconds }) => [...snacks, ...seconds])
  const sold = lackedBy(wishes).includes("stove") ? soldReady(foods) : foods
  const forNights = basket.map((each) => ({ ...each, grams: gramsOfBasket(each, people, sold) }))
  return shoppingList(
    [...dishes.map(({ ingredients }) => ({ ingredients, people })), ...extras, { ingredients: forNights }],
    sold,
  )
}

/** The foods as they are sold ready to eat, for a kitchen in which nothing can be boiled: dried beans become tins. */
function soldReady(foods: Foods): Foods {
  const ready = (food: Food): Food => ({ ...food, sold: food.soldReady ?? food.sold })
  return Object.fromEntries(Object.entries(foods).map(([key, food]) => [key, ready(food)]))
}

/** The foods that she marked as at home and that keep for weeks; perishable food is never assumed to be still there. */
export function hadAtHome(marks: Marks, foods: Foods): ReadonlySet<FoodKey> {
  const marked = Object.entries(marks?.values ?? {}).flatMap(([key, isAtHome]) => (isAtHome ? [key] : []))
  return new Set(marked.filter((key) => isStapleIn(foods, key)))
}

/** The foods of last week's list that keep for weeks, unless she said this week that they are used up. */
export function probablyAtHome(library: Library, all: readonly Journey[], household: Household, marks?: Marks) {
  const current = currentJourney(all)
  const since = current?.startedAt ?? ""
  const before = all.filter(({ id, startedAt }) => id !== current?.id && startedAt <= since)
  if (before.length === 0) return new Set<FoodKey>()
  const plan = planOf(library, before, household)
  const list = shoppingListOfWeek(plan.week, plan.household, library.foods)
  const isUsedUp = (key: FoodKey) => own(marks?.values, key) === false && (own(marks?.changedAt, key) ?? "") >= since
  const keys = list.flatMap(({ items }) => items.map(({ food }) => food))
  return new Set(keys.filter((key) => isStapleIn(library.foods, key) && !isUsedUp(key)))
}

/** Splits the list into what must be bought, what she has and what she probably has, keeping the order in each. */
export function splitByHome(
  list: readonly ShoppingAisle[],
  had: ReadonlySet<FoodKey>,
  probable: ReadonlySet<FoodKey> = new Set(),
) {
  const all = list.flatMap(({ items }) => items)
  return {
    toBuy: withoutHad(withoutHad(list, had), probable).filter(({ items }) => items.length > 0),
    had: all.filter(({ food }) => had.has(food)),
    stillThere: all.filter(({ food }) => probable.has(food) && !had.has(food)),
  }
}

/** The list without the foods that she has. */
export function withoutHad(list: readonly ShoppingAisle[], had: ReadonlySet<FoodKey>): ShoppingAisle[] {
  return list.map(({ aisle, items }) => ({ aisle, items: items.filter(({ food }) => !had.has(food)) }))
}

function isStapleIn(foods: Foods, key: FoodKey): boolean {
  const food = own(foods, key)
  return food !== undefined && isStaple(food)
}
