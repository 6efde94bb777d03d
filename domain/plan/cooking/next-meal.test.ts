import { expect, test } from "vitest"
import { type Journey, withEaten, withItem } from "../../journey/journey.ts"
import { nextMeal, toEatNow } from "./next-meal.ts"

const fresh: Journey = { id: "first", startedAt: "2026-11-21T08:00:00.000Z", done: {} }

test("the clock names the next meal, and one that she ate makes way for the one after it", () => {
  expect([3, 9, 10, 14, 15, 20, 21, 23].map((hour) => nextMeal(undefined, 1, hour))).toEqual([
    "breakfast",
    "breakfast",
    "lunch",
    "lunch",
    "dinner",
    "dinner",
    "breakfast",
    "breakfast",
  ])
  const breakfasted = withEaten(fresh, 1, "breakfast")
  expect(nextMeal(breakfasted, 1, 8)).toBe("lunch")
  expect(nextMeal(breakfasted, 2, 8)).toBe("breakfast")
  const lunched = withItem(breakfasted, 1, "mainMeal", "2026-11-21")
  expect(nextMeal(lunched, 1, 12)).toBe("dinner")
  const dined = withEaten(lunched, 1, "dinner")
  expect([8, 12, 19, 22].map((hour) => nextMeal(dined, 1, hour))).toEqual([null, null, null, null])
})

test("a missed meal is not asked for once its time is over", () => {
  expect(nextMeal(withEaten(fresh, 1, "dinner"), 1, 19)).toBeNull()
})

test("a meal marked twice is eaten once, in the order of the day", () => {
  const eaten = withEaten(withEaten(fresh, 1, "dinner"), 1, "breakfast")
  expect(eaten.eaten).toEqual({ 1: ["breakfast", "dinner"] })
  expect(withEaten(eaten, 1, "dinner")).toBe(eaten)
})

test("between meals, at night and after the last meal a snack is what to eat now", () => {
  const now = (journey: Journey | undefined) => [7, 12, 16, 20, 22, 2].map((hour) => toEatNow(journey, 1, hour))
  expect(now(undefined)).toEqual(["breakfast", "lunch", "snack", "dinner", "snack", "snack"])
  const dined = withEaten(withItem(withEaten(fresh, 1, "breakfast"), 1, "mainMeal", "2026-11-21"), 1, "dinner")
  expect(now(dined)).toEqual(Array(6).fill("snack"))
})
