import { expect, test } from "vitest"
import { type Journey, progressOf, withItem } from "./journey.ts"
import {
  celebrationMs,
  checklistItems,
  dayPercentage,
  initialProgress,
  isDayComplete,
  isJourneyComplete,
  nextDayDelayMs,
  programmeDays,
  tick,
} from "./progress.ts"

const date = "2026-11-20"
const begun: Journey = { id: "first", startedAt: `${date}T08:00:00.000Z`, done: {} }

function withDay(journey: Journey, day: number) {
  return checklistItems.reduce((done, item) => withItem(done, day, item, date), journey)
}

test("the programme has seven days of four items, each day 100/7 percent, each item a quarter of it", () => {
  expect(programmeDays).toBe(7)
  expect(checklistItems).toEqual(["morning", "mainMeal", "snack", "activity"])
  expect(dayPercentage).toBeCloseTo(14.2857, 4)
  expect(tick(initialProgress, "morning").percentage).toBeCloseTo(14.2857 / 4, 4)
})

test("a completed day is celebrated for five seconds, and the next one starts after one", () => {
  expect(celebrationMs).toBe(5000)
  expect(nextDayDelayMs).toBe(1000)
})

test("she starts on day 1 at 0 percent with nothing done", () => {
  const checklist = { morning: false, mainMeal: false, snack: false, activity: false }
  expect(initialProgress).toEqual({ day: 1, percentage: 0, checklist })
})

test("each item that she marks raises the percentage, in any order", () => {
  let progress = initialProgress
  for (const [index, item] of (["activity", "snack", "morning", "mainMeal"] as const).entries()) {
    progress = tick(progress, item)
    expect(progress.percentage).toBeCloseTo(((index + 1) * dayPercentage) / 4, 10)
    expect(progress.checklist[item]).toBe(true)
  }
})

test("a done item stays done and counts once", () => {
  const once = tick(initialProgress, "snack")
  expect(tick(once, "snack")).toEqual(once)
})

test("marking leaves the progress that it started from as it was", () => {
  tick(initialProgress, "morning")
  expect(initialProgress.checklist.morning).toBe(false)
})

test("a day is complete with its fourth item and not before", () => {
  const three = tick(tick(tick(initialProgress, "morning"), "mainMeal"), "snack")
  expect(isDayComplete(three)).toBe(false)
  expect(isDayComplete(tick(three, "activity"))).toBe(true)
})

test("an open day stays the day of the journey", () => {
  const open = withItem(begun, 1, "morning", date)
  expect(progressOf(open)).toEqual(tick(initialProgress, "morning"))
})

test("the next day has a clear checklist and keeps the full days' percentage", () => {
  const second = progressOf(withDay(begun, 1))
  expect(second.day).toBe(2)
  expect(second.checklist).toEqual(initialProgress.checklist)
  expect(second.percentage).toBeCloseTo(14.2857, 4)
  expect(Math.round(second.percentage)).toBe(14)
})

test("seven days lead to 100 percent, day 7 stays, and the journey is complete there only", () => {
  let journey = begun
  for (let day = 1; day <= programmeDays; day++) {
    expect(progressOf(journey).day).toBe(day)
    expect(isJourneyComplete(progressOf(journey))).toBe(false)
    journey = withDay(journey, day)
    expect(isJourneyComplete(progressOf(journey))).toBe(day === programmeDays)
    expect(progressOf(journey).percentage).toBeCloseTo(day * dayPercentage, 10)
  }
  expect(progressOf(journey)).toMatchObject({ day: 7, percentage: 100 })
})
