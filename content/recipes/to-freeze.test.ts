import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { foodsToFreeze } from "#domain/plan/at-home/foods-to-freeze.ts"
import { type Dishes, standardDishes } from "#domain/plan/slots.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import { randomBy, randomHousehold } from "#tests/random-household.ts"

const withDishes = (dishes: Dishes, secondTimes = {}) => ({ dishes, secondTimes, days: [], basket: [] })
const idWith = (food: string) => {
  const found = library.recipes.find(({ ingredients }) => ingredients.some((each) => each.food === food))
  if (!found) throw new Error(`no dish has ${food}`)
  return found.id
}

test("raw fish that is cooked on a later day than it keeps is to be frozen, and on the day itself not", () => {
  const week = withDishes({ "5-dinner": idWith("salmon") })
  expect([1, 3, 4, 5, 6].map((today) => foodsToFreeze(library, week, today))).toEqual([
    ["salmon"],
    ["salmon"],
    [],
    [],
    [],
  ])
})

test("what is warmed through was cooked before, and a tin needs no freezer", () => {
  const salmon = idWith("salmon")
  const twice = withDishes({ "1-dinner": salmon, "3-dinner": salmon }, { "3-dinner": "1-dinner" })
  expect(foodsToFreeze(library, twice, 1)).toEqual([])
  expect(foodsToFreeze(library, withDishes({ "7-lunch": idWith("tuna") }), 1)).toEqual([])
})

test("the standard week has the chicken and the mince of its later days frozen", () => {
  expect(foodsToFreeze(library, withDishes(standardDishes), 1)).toEqual(["chickenBreast", "groundBeef"])
})

test("in any household's week it is raw meat or fish alone, and none where both are left out", () => {
  const random = randomBy(20261128)
  for (let run = 0; run < 60; run++) {
    const household = randomHousehold(random)
    const named = foodsToFreeze(library, planWeek(library, household, { week: 2 }), 1)
    for (const key of named) expect(["meat", "fish"], key).toContain(foods[key]?.diet)
    if (household.wishes.includes("vegan") || household.wishes.includes("vegetarian")) expect(named).toEqual([])
  }
})
