import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { cookingOfWeek } from "#domain/plan/cooking/cooking-of-week.ts"
import { cookingMinutes, mealsOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { preparationsOf } from "#domain/plan/cooking/preparations.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { foodsOf, recipesOf } from "#domain/plan/library.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { type Dishes, dayAndMeal, type Slot, slots, standardDishes, weekDays } from "#domain/plan/slots.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import { warmingMinutes } from "#domain/plan/week/second-time.ts"

const household = { ...noHousehold, cooksOnFewDays: true }
const first = planWeek(library, household, { week: 1 })
const daysOf = (week: typeof first, journey = {}) => cookingOfWeek(library, { week, household, journey }).days
const read = (dishes: Dishes, journey: Parameters<typeof planWeek>[2] = { week: 2 }) =>
  planWeek(library, household, { ...journey, dishes })

test("a first week that has not begun is planned for few days, and has the chicken of its first day", () => {
  expect(daysOf(first).length).toBeLessThanOrEqual(4)
  expect(first.dishes["1-lunch"]).toBe(2)
  expect(first.dishes).not.toEqual(standardDishes)
})

test("without the wish it is the standard week", () => {
  const without = { ...noHousehold, cooksOnFewDays: false }
  expect(planWeek(library, without, { week: 1 }).dishes).toEqual(standardDishes)
  expect(planWeek(library, without, { week: 2 })).toEqual(planWeek(library, noHousehold, { week: 2 }))
})

test("on its other days nothing but breakfast takes longer than warming through, or is cold", () => {
  const cooking = daysOf(first)
  for (const day of weekDays.filter((each) => !cooking.includes(each))) {
    for (const meal of mealsOfDay(library, household, first, {}, day).slice(1)) {
      const isCold = meal.recipe?.cooking === "none"
      expect(isCold || cookingMinutes(meal) === warmingMinutes, `day ${day}: ${meal.meal}`).toBe(true)
    }
  }
})

test("a warmed meal is no cooking, unless a hard night took away the meal that it was cooked with", () => {
  const cold = { ...allCold(), "2-lunch": 62, "3-lunch": 62 }
  expect(daysOf(read(cold))).toEqual([2])
  const journey = { hardNights: { values: { 2: ["lunch" as const] }, changedAt: {} } }
  expect(daysOf(read(cold), journey)).toEqual([3])
})

test("what is cooked for another day is cooking, and what is only washed is not", () => {
  const cold = allCold()
  // Recipe 47 at lunch on day 4 needs potatoes that are cooked before, and recipe 96 at dinner on day 6 needs lettuce
  // that is only washed before.
  expect(daysOf(read({ ...cold, "4-lunch": 47 }))).toEqual([3])
  expect(daysOf(read({ ...cold, "6-dinner": 96 }))).toEqual([])
})

test("what is prepared goes with a day on which a meal is cooked, as far as it keeps, where few days are wished", () => {
  const dishes = { ...allCold(), "2-lunch": 62, "4-lunch": 47 }
  const week = read(dishes)
  expect(daysOf(week)).toEqual([2])
  const preparedOn = (told: typeof noHousehold) =>
    cookingOfWeek(library, { week, household: told, journey: {} }).preparations.flatMap((each, day) =>
      each.length > 0 ? [day] : [],
    )
  expect(preparedOn(household)).toEqual([2])
  expect(preparedOn(noHousehold)).toEqual([3])
  expect(preparationsOf(library, { ...dishes, "4-lunch": 70 }, 3, [2])).toHaveLength(1)
})

test("the rest of a week is planned anew for it, mostly of what is bought; what is eaten and the days before stay", () => {
  const eaten = slots.filter((slot) => dayAndMeal(slot).day === 1)
  const journey = { week: 1, dishes: standardDishes, eaten, isRevised: true, anewFrom: 3 }
  const week = planWeek(library, household, journey)
  const before: Slot[] = slots.filter((slot) => dayAndMeal(slot).day < 3)
  expect(before.filter((slot) => week.dishes[slot] !== standardDishes[slot])).toEqual([])
  expect(daysOf(week).length).toBeLessThan(daysOf(planWeek(library, noHousehold, { week: 1 })).length)
  const bought = foodsOf(recipesOf(library, standardDishes))
  const more = [...foodsOf(recipesOf(library, week.dishes))].filter((food) => !bought.has(food))
  expect(more.length).toBeLessThanOrEqual(6)
})

test("the list buys for every meal of the week, those that are warmed through too", () => {
  const needed = recipesOf(library, first.dishes).flatMap(({ ingredients }) => ingredients)
  const list = shoppingListOfWeek(first, household, foods).flatMap(({ items }) => items)
  for (const { food } of needed) {
    const grams = needed.filter((each) => each.food === food).reduce((sum, each) => sum + each.grams, 0)
    expect(list.find((item) => item.food === food)?.grams, food).toBeGreaterThanOrEqual(Math.floor(grams))
  }
})

test("a swap by taste never adds a day of cooking", () => {
  const liking = { ...household, likes: ["salmon", "beefSteak"] }
  const revised = planWeek(library, liking, { week: 2, dishes: first.dishes, isRevised: true })
  expect(daysOf(revised).length).toBeLessThanOrEqual(daysOf(first).length)
})

/** A week of cold lunches and dinners, and of breakfasts for which nothing is cooked before. */
function allCold(): Dishes {
  return Object.fromEntries(
    weekDays.flatMap((day) => [
      [`${day}-breakfast`, 1],
      [`${day}-lunch`, 60],
      [`${day}-dinner`, 95],
    ]),
  )
}
