import type { Meal, Recipe } from "../../recipes/recipe.ts"
import { preparationsNeeded, preparedOn } from "../cooking/preparations.ts"
import { findRecipe, type Library, type Preparation } from "../library.ts"
import { type Dishes, dayAndMeal, type Slot, slots } from "../slots.ts"
import type { SecondTimes } from "./second-time.ts"

export const cookingDaysMost = 4

export type Asks = { isCooked: boolean; prepared: readonly Preparation[] }

const known = new WeakMap<Recipe, Asks>()

/** What a dish requires to be cooked; for a breakfast, only what is cooked the day before. */
export function asksOf(library: Library, recipe: Recipe): Asks {
  const asks = known.get(recipe) ?? {
    isCooked: isMain(recipe.kind) && recipe.cooking !== "none",
    prepared: preparationsNeeded(library, recipe).filter(({ isCooked }) => isCooked),
  }
  known.set(recipe, asks)
  return asks
}

function isMain(kind: Recipe["kind"]): kind is Exclude<Meal, "breakfast"> {
  return kind === "lunch" || kind === "dinner"
}

const dayOf = slots.map((slot) => dayAndMeal(slot).day)

/** How much is cooked on each day, from the day before the first (index 0) to the seventh. */
export function cookedByDay(week: readonly (Asks | undefined)[], isSecond: (place: number) => boolean): number[] {
  const meals = mealsCookedByDay(week, isSecond)
  const cooked = [...meals]
  const last = new Map<Preparation, number>()
  for (const [place, asks] of week.entries()) {
    for (const each of asks?.prepared ?? []) {
      const before = last.get(each) ?? Number.NEGATIVE_INFINITY
      const on = preparedOn(dayOf[place] ?? 0, before, each.keepsDays, (day) => (meals[day] ?? 0) > 0)
      if (on !== before) cooked[on] = (cooked[on] ?? 0) + 1
      last.set(each, on)
    }
  }
  return cooked
}

function mealsCookedByDay(week: readonly (Asks | undefined)[], isSecond: (place: number) => boolean): number[] {
  const cooked = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let place = 0; place < week.length; place++) {
    const day = dayOf[place] ?? 0
    if (week[place]?.isCooked && !isSecond(place)) cooked[day] = (cooked[day] ?? 0) + 1
  }
  return cooked
}

/** The days on which anything is cooked, from the day before the first (0) on; used if she wants few of them. */
export function cookingDaysOf(library: Library, dishes: Dishes, secondTimes: SecondTimes): number[] {
  return daysWith(cookedByDay(...asked(library, dishes, secondTimes)))
}

/** The days on which a lunch or dinner is cooked. */
export function mealDaysOf(library: Library, dishes: Dishes, secondTimes: SecondTimes): number[] {
  return daysWith(mealsCookedByDay(...asked(library, dishes, secondTimes)))
}

function asked(library: Library, dishes: Dishes, secondTimes: SecondTimes) {
  const week = slots.map((slot) => {
    const recipe = findRecipe(library, dishes[slot])
    return recipe && asksOf(library, recipe)
  })
  return [week, (place: number) => secondTimes[slots[place] as Slot] !== undefined] as const
}

function daysWith(cooked: readonly number[]): number[] {
  return cooked.flatMap((count, day) => (count > 0 ? [day] : []))
}
