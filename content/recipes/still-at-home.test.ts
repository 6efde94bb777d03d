import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import type { Journey } from "#domain/journey.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { planOf } from "#domain/plan/plan-of.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping-list-of-week.ts"
import { apart, staplesOfWeekBefore } from "#domain/plan/still-at-home.ts"

const first: Journey = { id: "first", startedAt: "2026-11-01T08:00:00.000Z", done: {}, edition: 3 }
const next: Journey = { id: "next", startedAt: "2026-11-09T08:00:00.000Z", done: {}, edition: 3, week: 2 }

function listOf(journeys: readonly Journey[]) {
  const list = shoppingListOfWeek(planOf(library, journeys, noHousehold).week, noHousehold, foods)
  const keysOf = (items: readonly { food: string }[]) => items.map(({ food }) => food)
  const { toBuy, stillThere } = apart(list, staplesOfWeekBefore(library, journeys, noHousehold))
  return {
    all: list.flatMap(({ items }) => keysOf(items)),
    toBuy: toBuy.flatMap(({ items }) => keysOf(items)),
    stillThere: keysOf(stillThere),
  }
}

test("in a first week everything is bought", () => {
  const { all, toBuy, stillThere } = listOf([first])
  expect(stillThere).toEqual([])
  expect(toBuy).toEqual(all)
})

test("in the next, what keeps for weeks and was bought in the one before stands apart, and nothing else", () => {
  const { all, toBuy, stillThere } = listOf([first, next])
  const before = listOf([first]).all
  expect(stillThere).toEqual(expect.arrayContaining(["rice", "oliveOil", "garlic"]))
  expect(stillThere.filter((food) => !before.includes(food))).toEqual([])
  expect(toBuy).toEqual(expect.arrayContaining(["tomato"]))
  expect([...toBuy, ...stillThere].toSorted()).toEqual(all.toSorted())
})
