import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import type { Journey } from "#domain/journey/journey.ts"
import type { AtHome } from "#domain/nouns/noun.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { isStaple } from "#domain/plan/shopping/purchase.ts"
import {
  hadAtHome,
  probablyAtHome,
  shoppingListOfWeek,
  splitByHome,
} from "#domain/plan/shopping/shopping-list-of-week.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"

const first: Journey = { id: "first", startedAt: "2026-11-01T08:00:00.000Z", done: {}, edition: 3 }
const next: Journey = { id: "next", startedAt: "2026-11-09T08:00:00.000Z", done: {}, edition: 3, week: 2 }
const last: Journey = { id: "last", startedAt: "2026-11-16T08:00:00.000Z", done: {}, edition: 3, week: 3 }

function listOf(journeys: readonly Journey[], values: AtHome = {}, at = "2026-11-02T08:00:00.000Z") {
  const marks = { values, changedAt: Object.fromEntries(Object.keys(values).map((food) => [food, at])) }
  const list = shoppingListOfWeek(planOf(library, journeys, noHousehold).week, noHousehold, foods)
  const keysOf = (items: readonly { food: string }[]) => items.map(({ food }) => food)
  const probable = probablyAtHome(library, journeys, noHousehold, marks)
  const { toBuy, had, stillThere } = splitByHome(list, hadAtHome(marks, foods), probable)
  return {
    all: list.flatMap(({ items }) => keysOf(items)),
    toBuy: toBuy.flatMap(({ items }) => keysOf(items)),
    had: keysOf(had),
    stillThere: keysOf(stillThere),
  }
}

test("in a first week everything is bought", () => {
  const { all, toBuy, had, stillThere } = listOf([first])
  expect([...had, ...stillThere]).toEqual([])
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

test("what she has stays off the list in every week, whether the one before had it or not", () => {
  for (const journeys of [[first], [first, next], [first, next, last]]) {
    const { all, toBuy, had, stillThere } = listOf(journeys, { oliveOil: true, rice: true })
    expect(had).toEqual(all.filter((food) => ["oliveOil", "rice"].includes(food)))
    expect([...toBuy, ...stillThere]).not.toContain("oliveOil")
    expect([...toBuy, ...had, ...stillThere].toSorted()).toEqual(all.toSorted())
  }
})

test("what is used up is bought in that week; in the next it is probably there again", () => {
  const usedUp = { oliveOil: false }
  const inTheWeek = "2026-11-10T08:00:00.000Z"
  expect(listOf([first], usedUp).toBuy).toContain("oliveOil")
  expect(listOf([first, next], usedUp, inTheWeek).toBuy).toContain("oliveOil")
  expect(listOf([first, next, last], usedUp, inTheWeek).stillThere).toContain("oliveOil")
})

test("of every food of the plan that is marked only those that keep for weeks stay off the list", () => {
  const everything = Object.fromEntries(Object.keys(foods).map((food) => [food, true]))
  const { all, toBuy, had } = listOf([first], { ...everything, unknown: true, constructor: true })
  expect(had.filter((food) => foods[food] && !isStaple(foods[food]))).toEqual([])
  expect(toBuy).toEqual(all.filter((food) => foods[food] && !isStaple(foods[food])))
  expect(toBuy.length).toBeGreaterThan(10)
})
