import { isSuitable } from "../../food/exclusions.ts"
import type { FoodKey } from "../../food/food.ts"
import type { Journey } from "../../journey/journey.ts"
import { checklistItems, programmeDays } from "../../journey/progress.ts"
import { addDays } from "../../privacy/retention.ts"
import type { Ingredient, Recipe } from "../../recipes/recipe.ts"
import { dishesCooked } from "../cooking/hard-night.ts"
import { preparationsNeeded } from "../cooking/preparations.ts"
import { highest } from "../highest.ts"
import { wishesOfOffers } from "../household.ts"
import { findRecipe, type Library, recipesOf } from "../library.ts"
import { boughtGrams } from "../shopping/purchase.ts"
import { type Dishes, type Slot, slotOf, weekDays } from "../slots.ts"
import type { Plan } from "../week/plan-of.ts"
import { foodsAtHome, type RowsOfKitchen } from "./foods-at-home.ts"
import { standingOf, weightyFoods } from "./kitchen.ts"
import { type UsingUpForm, usingUpId, vegetablesInDish } from "./using-up.ts"

export const lastDinner: Slot = slotOf(programmeDays, "dinner")

/** Using up a food that is ready to eat is worth as much as using up one that spoils within five days. */
const worthOfReady = 1 / 5
const vegetablesLeast = 2

type IsLeft = (ingredient: Pick<Ingredient, "food" | "grams">) => boolean

/**
 * A last dinner from what will be left if the other meals are cooked as planned, so that nothing must be bought for it.
 * Undefined if too little will be left. `now` is ISO 8601, UTC.
 */
export function dishOfWhatIsLeft(library: Library, plan: Plan, rows: RowsOfKitchen, now: string): Recipe | undefined {
  const isLeft = leftBeforeLastDinner(library, plan, rows, now)
  const wishes = wishesOfOffers(plan.household)
  const dishes = library.usingUpForms.flatMap((form, index) => {
    const vegetables = vegetablesFor(form, library, (each) => isLeft(each) && isEaten(each))
    if (vegetables.length < vegetablesLeast) return []
    return form.beside.flatMap((_, beside) => findRecipe(library, usingUpId(index, beside, vegetables)) ?? [])
  })
  const made = dishes.filter((recipe) => {
    const weighty = weightyFoods(recipe)
    const needed = recipe.ingredients.filter(({ food }) => weighty.includes(food))
    return needed.every(isLeft) && isSuitable(recipe, wishes, library.foods)
  })
  return highest(made, (recipe) => spoiling(recipe, library) - (isCookedBefore(recipe, library) ? worthOfReady : 0))

  function isEaten(ingredient: Ingredient): boolean {
    return isSuitable({ ingredients: [ingredient] }, wishes, library.foods)
  }
}

/** Vegetables by their position in the form, starting with those that spoil soonest. */
function vegetablesFor(
  { vegetables }: UsingUpForm,
  { foods }: Library,
  isThere: (each: Ingredient) => boolean,
): number[] {
  const keepsDays = (place: number) => foods[vegetables[place]?.food ?? ""]?.keepsDays ?? 0
  return vegetables
    .flatMap((each, place) => (isThere(each) ? [place] : []))
    .toSorted((one, other) => keepsDays(one) - keepsDays(other) || one - other)
    .slice(0, vegetablesInDish)
    .toSorted((one, other) => one - other)
}

/** Rates a dish higher the more it uses of what does not keep. */
function spoiling({ ingredients }: Recipe, { foods }: Library): number {
  return ingredients.reduce((sum, { food }) => sum + 1 / Math.max(1, foods[food]?.keepsDays ?? 1), 0)
}

function isCookedBefore(recipe: Recipe, library: Library): boolean {
  return preparationsNeeded(library, recipe).some(
    ({ isCooked, ways }) => isCooked && ways.every((way) => way.length > 0),
  )
}

function leftBeforeLastDinner(library: Library, plan: Plan, rows: RowsOfKitchen, now: string): IsLeft {
  const { journey, week, household, today } = plan
  const journeys = { ...rows.journeys, [journey.id]: asIfEaten(journey) }
  const onThatDay = addDays(new Date(now), programmeDays - today).toISOString()
  const kitchen = foodsAtHome(library, { ...rows, journeys }, onThatDay)
  const dishes = dishesCooked(week.dishes, journey.hardNights?.values)
  const { [lastDinner]: _last, ...others } = dishes
  const planned = gramsOf(library, dishes, household.people)
  const used = gramsOf(library, others, household.people)
  return ({ food: key, grams }) => {
    const food = library.foods[key]
    const { standing, because } = standingOf(kitchen, key)
    if (!food || (standing !== "atHome" && standing !== "probably")) return false
    const ofWeek = planned.get(key)
    // Foods that the week's list does not contain, or that she said she has, are not used up by the planned meals.
    if (ofWeek === undefined || because === "had") return true
    return boughtGrams(ofWeek, food) - (used.get(key) ?? 0) >= grams * household.people
  }
}

/** The journey as if all its meals but the last dinner were eaten. */
function asIfEaten(journey: Journey): Journey {
  const before = weekDays.slice(0, -1)
  return {
    ...journey,
    done: {
      ...Object.fromEntries(before.map((day) => [day, [...checklistItems]])),
      [programmeDays]: ["morning", "mainMeal"],
    },
    eaten: { ...journey.eaten, [programmeDays]: ["breakfast"] },
  }
}

function gramsOf(library: Library, dishes: Dishes, people: number): Map<FoodKey, number> {
  const all = new Map<FoodKey, number>()
  for (const { ingredients } of recipesOf(library, dishes)) {
    for (const { food, grams } of ingredients) all.set(food, (all.get(food) ?? 0) + grams * people)
  }
  return all
}
