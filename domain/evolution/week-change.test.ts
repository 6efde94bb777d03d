import { expect, it } from "vitest"
import { addDaysTo, type DayRecord, emptyDay } from "../days/day-record.ts"
import { weekChange } from "./week-change.ts"

const today = "2026-11-27"

/** Records counted back from today: first those of this week, then those of the week before. */
function told(now: Partial<DayRecord>[], before: Partial<DayRecord>[] = []): DayRecord[] {
  const on = (back: number, day: Partial<DayRecord>) => ({ ...emptyDay(addDaysTo(today, -back)), ...day })
  return [...now.map((day, back) => on(back, day)), ...before.map((day, back) => on(back + 7, day))]
}
const nights = (...hours: number[]) => hours.map((sleepHours) => ({ sleepHours }))
const moods = (...scores: number[]) => scores.map((mood) => ({ mood }))

it("says how much more or less she slept, to ten minutes, once three days of both weeks are told", () => {
  expect(weekChange(told(nights(6, 6, 7), nights(5.5, 5.5, 6)), today)).toEqual({ kind: "sleepMore", minutes: 40 })
  expect(weekChange(told(nights(4, 4, 4), nights(5, 5.5, 6)), today)).toEqual({ kind: "sleepLess", minutes: 90 })
  expect(weekChange(told(nights(6, 6, 7), nights(5, 5)), today)).toEqual({ kind: "days", days: 3 })
  expect(weekChange(told(nights(6, 6, 6), nights(5.9, 5.9, 6)), today)).toEqual({ kind: "days", days: 3 })
})

it("says what changed most: the mood where that weighs more than the sleep", () => {
  const one = (hours: number[], scores: number[]) =>
    hours.map((sleepHours, index) => ({ sleepHours, mood: scores[index] ?? null }))
  const lighter = told(one([6, 6, 6], [4, 4, 4]), one([5.5, 5.5, 5.5], [2, 2, 2]))
  expect(weekChange(lighter, today)).toEqual({ kind: "moodUp" })
  expect(weekChange(told(moods(1, 2, 2), moods(3, 3, 4)), today)).toEqual({ kind: "moodDown" })
})

it("says the walks, else the days, where nothing can be compared", () => {
  const walked = told([{ done: ["activity"] }, { done: ["activity"] }, { mood: 3 }])
  expect(weekChange(walked, today)).toEqual({ kind: "walks", count: 2 })
  expect(weekChange([], today)).toEqual({ kind: "days", days: 0 })
})
