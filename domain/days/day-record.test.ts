import fc from "fast-check"
import { expect, test } from "vitest"
import { generatedDays, today } from "#tests/generated-days.ts"
import { addDaysTo, emptyDay, isTold, mealItemsOn, meanOf, walksOn, weekEnding } from "./day-record.ts"

test("an empty day tells nothing, and one answer, glass, tick or diary entry makes it told", () => {
  const day = emptyDay(today)
  expect(isTold(day)).toBe(false)
  for (const told of [
    { energy: 1 },
    { mood: 1 },
    { bloating: 1 },
    { sleepHours: 0 },
    { glasses: 1 },
    { done: ["snack" as const] },
    { hasEntry: true },
  ]) {
    expect(isTold({ ...day, ...told }), JSON.stringify(told)).toBe(true)
  }
})

test("two journey days on one calendar day are three items of ritual and meals at most, and two walks", () => {
  const day = emptyDay(today)
  expect(mealItemsOn({ ...day, done: ["morning", "snack", "activity"] })).toBe(2)
  const both = ["morning", "mainMeal", "snack", "activity", "morning", "mainMeal", "activity"] as const
  expect(mealItemsOn({ ...day, done: both })).toBe(3)
  expect(walksOn({ ...day, done: both })).toBe(2)
})

test.each([
  ["2026-11-23", 1, "2026-11-24"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2026-10-25", 1, "2026-10-26"],
  ["2026-11-23", -1095, "2023-11-24"],
])("%s and %i days is %s", (date, days, result) => {
  expect(addDaysTo(date, days)).toBe(result)
})

test("going forth and back any number of days leads to the same date, and dates sort as text", () => {
  const days = fc.integer({ min: -40_000, max: 40_000 })
  fc.assert(
    fc.property(days, days, (some, more) => {
      const date = addDaysTo(today, some)
      expect(addDaysTo(date, -some)).toBe(today)
      expect(Math.sign(addDaysTo(date, more).localeCompare(date))).toBe(Math.sign(more))
    }),
  )
})

test("a week has seven days in a row, her records among them as they are, and empty days for the gaps", () => {
  fc.assert(
    fc.property(generatedDays(20), fc.integer({ min: -10, max: 20 }), (days, back) => {
      const week = weekEnding(days, addDaysTo(today, -back))
      expect(week.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => addDaysTo(today, -back - ago)))
      for (const day of week) expect(day).toEqual(days.find(({ date }) => date === day.date) ?? emptyDay(day.date))
    }),
  )
})

test("a mean of nothing is none, not zero", () => {
  expect(meanOf([])).toBeNull()
  expect(meanOf([0])).toBe(0)
  expect(meanOf([5, 6, 5.5])).toBe(5.5)
})
