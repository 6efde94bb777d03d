import { expect, test } from "vitest"
import { daysOfHistory } from "../evolution/history.ts"
import { withItem } from "../journey/journey.ts"
import type { Rows } from "../nouns/noun.ts"
import { noRows } from "../nouns/nouns.ts"
import { daysOf, isAmongLast, lastSleepHours } from "./days-of.ts"

const utcDate = (moment: string) => moment.slice(0, 10)
const told = (values: object) => ({ values, changedAt: {} })
const started = { id: "first", startedAt: "2026-11-01T08:00:00.000Z", done: {} }

test("a day gathers what she told in many places, and nothing of it is invented", () => {
  const rows: Rows = {
    ...noRows,
    checkIns: { "2026-11-02": told({ mood: 4, sleepHours: 0 }) },
    water: { "2026-11-02": { one: true, two: false, three: true } },
    journeys: { first: withItem(withItem(started, 1, "snack", "2026-11-02"), 2, "snack", "2026-11-02") },
    diaryEntries: {
      a: { id: "a", mood: "🙂", notes: "Dormi.", createdAt: "2026-11-01T23:00:00.000Z", revision: "a" },
    },
  }
  expect(daysOf(rows, utcDate)).toEqual([
    {
      date: "2026-11-01",
      energy: null,
      mood: null,
      bloating: null,
      sleepHours: null,
      glasses: 0,
      done: [],
      hasEntry: true,
    },
    {
      date: "2026-11-02",
      energy: null,
      mood: 4,
      bloating: null,
      sleepHours: 0,
      glasses: 2,
      done: ["snack", "snack"],
      hasEntry: false,
    },
  ])
})

test("earlier days stand beside those of the device, which win where both know a day", () => {
  const earlier = daysOfHistory(
    {
      userId: "ana",
      checkIns: [
        { date: "2026-01-05", energy: 2, mood: null, bloating: null, sleepHours: 6 },
        { date: "2026-11-02", energy: 1, mood: 1, bloating: null, sleepHours: null },
      ],
      water: [{ date: "2026-01-05", glasses: 7 }],
      weights: [],
      entriesAt: ["2026-01-06T10:00:00.000Z", "2026-01-06T11:00:00.000Z"],
    },
    utcDate,
  )
  const days = daysOf({ ...noRows, checkIns: { "2026-11-02": told({ mood: 5 }) } }, utcDate, earlier)
  expect(days).toMatchObject([
    { date: "2026-01-05", energy: 2, sleepHours: 6, glasses: 7 },
    { date: "2026-01-06", hasEntry: true },
    { date: "2026-11-02", mood: 5, energy: null },
  ])
})

test("an item keeps the date on which it was done first", () => {
  const journey = withItem(started, 1, "morning", "2026-11-02")
  expect(withItem(journey, 1, "morning", "2026-11-03")).toBe(journey)
})

test("sleep begins where she told it last before that day", () => {
  const checkIns = { "2026-11-01": told({ sleepHours: 5 }), "2026-11-03": told({ mood: 2 }) }
  expect(lastSleepHours(checkIns, "2026-11-04")).toBe(5)
  expect(lastSleepHours(checkIns, "2026-11-01")).toBeNull()
})

test("the last days end with today", () => {
  expect(isAmongLast("2026-11-21", "2026-11-21", 1)).toBe(true)
  expect(isAmongLast("2026-11-20", "2026-11-21", 1)).toBe(false)
  expect(isAmongLast("2026-11-22", "2026-11-21", 42)).toBe(false)
  expect(isAmongLast("2026-03-29", "2026-04-01", 4)).toBe(true)
})
