import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { cookingMinutes, mealsOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { alternativesFor } from "#domain/plan/cooking/swap.ts"
import type { Household } from "#domain/plan/household.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import type { Dishes } from "#domain/plan/slots.ts"
import { dishesIn } from "#domain/plan/week/editions.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import { secondTimesNow, warmingMinutes } from "#domain/plan/week/second-time.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { recipes } from "./recipes.ts"

const kept = recipes.filter(({ keepsDays }) => keepsDays > 0)

test("what is warmed through keeps for two days at most, and is a lunch or a dinner that is cooked", () => {
  expect(kept.length).toBeGreaterThanOrEqual(20)
  for (const { keepsDays, kind, cooking } of kept) {
    expect([1, 2]).toContain(keepsDays)
    expect(["lunch", "dinner"]).toContain(kind)
    expect(["pan", "pot", "oven"]).toContain(cooking)
  }
})

test("nothing of it has egg, is raw, or was cooked the day before: that would be warmed twice", () => {
  const notKept = ["egg", "lettuce", "rocket", "watercress", "cucumber", "avocado"]
  const prepared = library.preparations.flatMap((preparation) => preparation.foods)
  for (const { id, ingredients, cooksItself } of kept) {
    for (const { food } of ingredients) {
      expect(notKept, `recipe ${id}`).not.toContain(food)
      if (!cooksItself.includes(food)) expect(prepared, `recipe ${id}`).not.toContain(food)
    }
  }
})

test("what has fish, shellfish or rice keeps for one day, and everything else for two", () => {
  const isCareful = ({ ingredients }: Recipe) =>
    ingredients.some(({ food }) => foods[food]?.diet === "fish" || /^(rice|brownRice|riceNoodles)$/.test(food))
  expect(kept.filter(isCareful).length).toBeGreaterThanOrEqual(4)
  for (const recipe of kept) expect(recipe.keepsDays, `recipe ${recipe.id}`).toBe(isCareful(recipe) ? 1 : 2)
})

test("what is cooked or washed for another day keeps as long as a dish of it would", () => {
  const kept = library.preparations.map(({ key, keepsDays }) => [key, keepsDays])
  expect(kept.filter(([, keepsDays]) => keepsDays !== 2)).toEqual([
    ["rice", 1],
    ["brownRice", 1],
  ])
  for (const { key, keepsDays, foods } of library.preparations) {
    const dishes = recipes.filter((dish) => dish.keepsDays > 0 && foods.some((food) => dish.cooksItself.includes(food)))
    for (const dish of dishes) expect(dish.keepsDays, `${key} and recipe ${dish.id}`).toBeLessThanOrEqual(keepsDays)
  }
})

test("what is frozen keeps for two days in the fridge, and has neither potato, pasta nor a sauce of milk", () => {
  const frozen = recipes.filter(({ freezes }) => freezes)
  expect(frozen.map(({ id }) => id)).toEqual(expect.arrayContaining([56, 62, 83, 115]))
  for (const { id, keepsDays, ingredients } of frozen) {
    expect(keepsDays, `recipe ${id}`).toBe(2)
    expect(
      ingredients.filter(({ food }) => /^(potato|milk)$|pasta$/i.test(food)),
      `recipe ${id}`,
    ).toEqual([])
  }
})

/** The lunch of day 2 is cooked for day 4 too. */
const dishes: Dishes = { ...planWeek(library, noHousehold, { week: 1 }).dishes, "2-lunch": 62, "4-lunch": 62 }
const plan = (more: { dishes?: Dishes; edition?: number } = {}, household: Household = noHousehold) =>
  planWeek(library, household, { week: 1, dishes, ...more })
const week = plan()
const lunchOf = (day: number, journey: Parameters<typeof mealsOfDay>[3] = {}, date?: string) =>
  mealsOfDay(library, noHousehold, week, journey, day, date ? { date } : {})[1]

test("a dish that stands again within its days is cooked once, and both its days say so", () => {
  expect(week.secondTimes).toEqual({ "4-lunch": "2-lunch" })
  expect(lunchOf(2)).toMatchObject({ recipe: { id: 62 }, alsoFor: { day: 4 } })
  expect(lunchOf(4)).toMatchObject({ recipe: { id: 62 }, cookedOn: { day: 2 } })
  expect(lunchOf(3)).not.toHaveProperty("cookedOn")
})

test("what is warmed through takes its few minutes, and everything else those of its recipe", () => {
  const minutesOf = (day: number) => mealsOfDay(library, noHousehold, week, {}, day).map(cookingMinutes)
  const ofRecipes = (day: number) =>
    mealsOfDay(library, noHousehold, week, {}, day).map(({ recipe }) => recipe?.minutes ?? 0)
  expect(minutesOf(2)).toEqual(ofRecipes(2))
  const [breakfast, lunch, dinner] = ofRecipes(4)
  expect(lunch).toBeGreaterThan(warmingMinutes)
  expect(minutesOf(4)).toEqual([breakfast, warmingMinutes, dinner])
  expect(cookingMinutes({})).toBe(0)
})

test("a journey that began before there were second times has none", () => {
  const former = dishesIn(1, dishes)
  expect(plan({ edition: 1, dishes: former })).toMatchObject({ dishes: former, secondTimes: {} })
})

test("what keeps for one day is warmed through on the next, in journeys that began since that is so", () => {
  const noodles = { ...dishes, "2-lunch": 55, "3-lunch": 55, "4-lunch": 11 }
  expect(plan({ dishes: noodles }).secondTimes).toEqual({ "3-lunch": "2-lunch" })
  expect(plan({ dishes: { ...noodles, "3-lunch": 11, "4-lunch": 55 } }).secondTimes).toEqual({})
  expect(plan({ dishes: noodles, edition: 3 }).secondTimes).toEqual({})
})

test("three days later it is cooked anew", () => {
  expect(plan({ dishes: { ...dishes, "4-lunch": 11, "5-lunch": 62 } }).secondTimes).toEqual({})
})

test("where the first time became a quick plate, the second is cooked", () => {
  const journey = { hardNights: { values: { 2: ["lunch" as const] }, changedAt: {} } }
  expect(secondTimesNow(week, journey)).toEqual({})
  expect(lunchOf(4, journey)).not.toHaveProperty("cookedOn")
})

test("what is cooked already stays on a hard night", () => {
  const values = { 4: ["breakfast" as const, "lunch" as const, "dinner" as const] }
  const night = mealsOfDay(library, noHousehold, week, { hardNights: { values, changedAt: {} } }, 4)
  expect(night.map(({ plate }) => plate !== undefined)).toEqual([true, false, true])
  expect(night[1]).toMatchObject({ recipe: { id: 62 }, cookedOn: { day: 2 } })
})

test("it says on which date it was cooked, and is cooked anew once it is older than it keeps", () => {
  const journey = { doneOn: { 2: { mainMeal: "2026-11-24" } } }
  expect(lunchOf(4, journey, "2026-11-26")).toMatchObject({ cookedOn: { day: 2, date: "2026-11-24" } })
  expect(lunchOf(4, journey, "2026-11-27")).not.toHaveProperty("cookedOn")
  expect(lunchOf(2, journey, "2026-11-27")).not.toHaveProperty("alsoFor")
})

test("the list buys for both times, and for one once the other is swapped", () => {
  const okra = (dishes: Dishes) =>
    shoppingListOfWeek(plan({ dishes }), noHousehold, foods)
      .flatMap(({ items }) => items)
      .find(({ food }) => food === "okra")?.grams
  const [other] = alternativesFor(library, noHousehold, dishes, "2-lunch")
  expect(other?.recipe.id).not.toBe(62)
  expect(okra(dishes)).toBe(200)
  const swapped = { ...dishes, "2-lunch": other?.recipe.id as number }
  expect(okra(swapped)).toBe(100)
  expect(plan({ dishes: swapped }).secondTimes).toEqual({})
})

test("who leaves out one of its foods has neither of the two", () => {
  const told = plan({}, { ...noHousehold, wishes: ["food:okra"] })
  expect([told.dishes["2-lunch"], told.dishes["4-lunch"]]).not.toContain(62)
})

test("no dish is planned beside one that was settled before as if that had been cooked for two", () => {
  const { "4-lunch": _4, "1-lunch": _1, "3-lunch": _3, ...settled } = dishes
  const again = planWeek(library, noHousehold, { week: 2, dishes: settled })
  expect(Object.values(again.secondTimes)).not.toContain("2-lunch")
})
