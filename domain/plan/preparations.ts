import { lackedBy } from "../food/exclusions.ts"
import type { FoodKey } from "../food/food.ts"
import type { Wish } from "../food/wish.ts"
import { foodOf, meals, type Recipe } from "../recipes/recipe.ts"
import { findRecipe, type Library, type Preparation } from "./library.ts"
import { gramsAsBought } from "./purchase.ts"
import { type Dishes, dayAndMeal, type Slot, slotOf, weekDays } from "./slots.ts"

export type PreparationOfDay = { preparation: Preparation; meals: readonly Slot[] }

/** What is prepared on a day (0: before the first), one of `cookingDays` where it keeps so long. */
export function preparationsOf(
  library: Library,
  dishes: Dishes,
  day: number,
  cookingDays: readonly number[] = [],
): PreparationOfDay[] {
  return library.preparations.flatMap((preparation) => {
    const needing = weekDays.flatMap((each) => slotsNeeding(library, dishes, preparation, each))
    const meals = coveredOn(day, needing, preparation, cookingDays)
    return meals.length > 0 ? [{ preparation, meals }] : []
  })
}

type Dish = Pick<Recipe, "ingredients">
type PlannedMeals = { dishes: Dishes; days: readonly { snacks: readonly Dish[]; seconds: readonly Dish[] }[] }
export type AmountAhead = { food: FoodKey; grams: number }

const amountStepGrams = 10

/** How much is cooked at once, in grams as bought: for the meals everybody's, and her own second helpings and snacks of those days. */
export function amountsAhead(
  library: Library,
  { dishes, days }: PlannedMeals,
  { preparation, meals }: PreparationOfDay,
  people: number,
): AmountAhead[] {
  const ofMeals = meals.flatMap((slot) => findRecipe(library, dishes[slot]) ?? [])
  const ofDays = [...new Set(meals.map((slot) => dayAndMeal(slot).day))].flatMap((day) => days[day - 1] ?? [])
  const own = ofDays.flatMap(({ snacks, seconds }) => [...snacks, ...seconds])
  return amountsOf(library, preparation, (food) => gramsIn(ofMeals, food) * people + gramsIn(own, food))
}

/** What a preparation takes of each of its foods, in grams as bought, for so many as recipes count them. */
export function amountsOf(
  { foods }: Pick<Library, "foods">,
  preparation: Preparation,
  gramsNeeded: (food: FoodKey) => number,
): AmountAhead[] {
  return preparation.foods.flatMap((food) => {
    const needed = gramsNeeded(food)
    if (needed === 0) return []
    const bought = gramsAsBought(needed, foodOf({ food }, foods))
    return [{ food, grams: Math.ceil(bought / amountStepGrams) * amountStepGrams }]
  })
}

/** Grams of a food in some dishes, each for one. */
export function gramsIn(dishes: readonly Dish[], key: FoodKey): number {
  const ofFood = dishes.flatMap(({ ingredients }) => ingredients.filter(({ food }) => food === key))
  return ofFood.reduce((sum, { grams }) => sum + grams, 0)
}

/** The foods that come cooked or washed from the day before. */
export function preparationsNeeded(
  { preparations }: Library,
  { ingredients, cooksItself }: Pick<Recipe, "ingredients" | "cooksItself">,
): Preparation[] {
  const needed = ingredients.map(({ food }) => food).filter((food) => !cooksItself.includes(food))
  return preparations.filter(({ foods }) => foods.some((food) => needed.includes(food)))
}

/** The day to prepare for a day; what was prepared `last` may still keep. */
export function preparedOn(day: number, last: number, keepsDays: number, isCookingDay: (day: number) => boolean) {
  if (day <= last + keepsDays) return last
  for (let on = day - 1; on >= day - keepsDays; on--) if (isCookingDay(on)) return on
  return day - 1
}

/** Whether all that a dish needs cooked before is cooked ahead, or bought ready for want of a stove. */
export function isCookedAhead(
  library: Library,
  wishes: readonly Wish[],
  { ingredients }: Pick<Recipe, "ingredients">,
  isAhead: (preparation: Preparation) => boolean,
): boolean {
  const isWithoutStove = lackedBy(wishes).includes("stove")
  return preparationsNeeded(library, { ingredients, cooksItself: [] }).every(
    (preparation) =>
      !preparation.isCooked ||
      isAhead(preparation) ||
      (isWithoutStove && preparation.ways.some((takes) => takes.length === 0)),
  )
}

type Needing = { day: number; slot: Slot }

function slotsNeeding(library: Library, dishes: Dishes, preparation: Preparation, day: number): Needing[] {
  return meals.flatMap((meal) => {
    const slot = slotOf(day, meal)
    const recipe = findRecipe(library, dishes[slot])
    return recipe && preparationsNeeded(library, recipe).includes(preparation) ? [{ day, slot }] : []
  })
}

function coveredOn(
  day: number,
  needing: readonly Needing[],
  { keepsDays }: Preparation,
  cookingDays: readonly number[],
): Slot[] {
  let last = Number.NEGATIVE_INFINITY
  const covered: Slot[] = []
  for (const meal of needing) {
    last = preparedOn(meal.day, last, keepsDays, (each) => cookingDays.includes(each))
    if (last === day) covered.push(meal.slot)
  }
  return covered
}
