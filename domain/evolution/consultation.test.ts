import { expect, test } from "vitest"
import { addDaysTo, type DayRecord, emptyDay } from "../days/day-record.ts"
import { ageOn, consultationOf, lastWeeks, periodErrors, periodMostDays } from "./consultation.ts"

const today = "2026-11-22"
const tomorrow = "2026-11-23"
const day = (date: string, told: Partial<DayRecord>): DayRecord => ({ ...emptyDay(date), ...told })

test("figures are of the told days only, and gaps are counted", () => {
  const days = [
    day("2026-11-22", { sleepHours: 6, mood: 4, glasses: 8 }),
    day("2026-11-20", { sleepHours: 3.5, mood: 1, energy: 2 }),
    day("2026-11-19", { sleepHours: 0 }),
    day("2026-11-18", {}),
    day("2026-11-08", { sleepHours: 9 }),
  ]
  const told = consultationOf(days, [], lastWeeks(2, today), tomorrow)
  expect(told).toMatchObject({ days: 14, told: 3, walks: 0, waterLitres: { mean: 2, told: 1 } })
  expect(told.sleepHours).toEqual({ mean: 9.5 / 3, min: 0, max: 6, told: 3 })
  expect(told.mood).toEqual({ mean: 2.5, min: 1, max: 4, told: 2, low: ["2026-11-20"] })
  expect(told.energy?.low).toEqual(["2026-11-20"])
})

test("both ends of the period count, and nothing outside of it", () => {
  const period = { from: "2026-11-10", to: "2026-11-12" }
  const days = ["2026-11-09", "2026-11-10", "2026-11-12", "2026-11-13"].map((date) => day(date, { mood: 3 }))
  const weights = ["2026-11-13", "2026-11-12", "2026-11-10"].map((date) => ({ date, kg: 70 }))
  const told = consultationOf(days, weights, period, tomorrow)
  expect(told).toMatchObject({ days: 3, told: 2 })
  expect(told.weights.map(({ date }) => date)).toEqual(["2026-11-10", "2026-11-12"])
})

test("the weeks end with the period, and the first may be shorter", () => {
  const days = [
    day("2026-11-13", { done: ["activity", "activity"] }),
    day("2026-11-22", { done: ["activity"], mood: 5 }),
  ]
  const { weeks } = consultationOf(days, [], { from: "2026-11-13", to: today }, tomorrow)
  expect(weeks).toMatchObject([
    { from: "2026-11-13", to: "2026-11-15", days: 3, told: 1, walks: 1, mood: null },
    { from: "2026-11-16", to: "2026-11-22", days: 7, told: 1, walks: 1, mood: 5 },
  ])
})

test("a week without any tick has no number of walks, and one with other ticks has none", () => {
  const days = [day("2026-11-10", { mood: 3 }), day("2026-11-18", { done: ["snack"] }), day("2026-11-19", { mood: 1 })]
  const { weeks } = consultationOf(days, [], { from: "2026-11-09", to: today }, tomorrow)
  expect(weeks.map(({ walks }) => walks)).toEqual([null, 0])
})

test("today's water is not a whole day's", () => {
  const days = [day("2026-11-21", { glasses: 8 }), day(today, { glasses: 3, sleepHours: 5 })]
  const { waterLitres, weeks, told, sleepHours } = consultationOf(days, [], lastWeeks(1, today), today)
  expect(waterLitres).toEqual({ mean: 2, min: 2, max: 2, told: 1 })
  expect(weeks[0]?.waterLitres).toBe(2)
  expect([told, sleepHours?.told]).toEqual([2, 1])
})

test("of nothing told there are no figures", () => {
  const { told, sleepHours, mood, waterLitres, weights } = consultationOf([], [], lastWeeks(4, today), tomorrow)
  expect({ told, sleepHours, mood, waterLitres, weights }).toEqual({
    told: 0,
    sleepHours: null,
    mood: null,
    waterLitres: null,
    weights: [],
  })
})

test.each([
  [{ from: "2026-11-01", to: today }, {}],
  [{ from: today, to: today }, {}],
  [
    { from: "", to: "2026-13-01" },
    { from: "required", to: "required" },
  ],
  [{ from: "2026-11-01", to: "2026-11-23" }, { to: "impossible" }],
  [{ from: "2026-11-03", to: "2026-11-02" }, { from: "impossible" }],
  [{ from: addDaysTo(today, 1 - periodMostDays), to: today }, {}],
  [{ from: addDaysTo(today, -periodMostDays), to: today }, { from: "too_long" }],
])("of the dates %o she reads %o", (period, errors) => {
  expect(periodErrors(period, today)).toEqual(errors)
})

test("the age is in whole weeks and the days beyond them", () => {
  expect(ageOn(today, "2026-10-07")).toEqual({ weeks: 6, days: 4 })
  expect(ageOn(today, today)).toEqual({ weeks: 0, days: 0 })
  expect(ageOn(today, "2026-11-23")).toBeNull()
})
