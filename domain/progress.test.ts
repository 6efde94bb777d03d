import { expect, test } from "vitest"
import {
  celebrationMs,
  checklistItems,
  dayPercentage,
  initialProgress,
  isDayComplete,
  isJourneyComplete,
  nextDayDelayMs,
  type Progress,
  programmeDays,
  startNextDay,
  tick,
} from "./progress.ts"

function completeDay(progress: Progress) {
  return checklistItems.reduce(tick, progress)
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

test("an open day is left as it is", () => {
  const open = tick(initialProgress, "morning")
  expect(startNextDay(open)).toBe(open)
})

test("the next day has a clear checklist and keeps the full days' percentage", () => {
  const second = startNextDay(completeDay(initialProgress))
  expect(second.day).toBe(2)
  expect(second.checklist).toEqual(initialProgress.checklist)
  expect(second.percentage).toBeCloseTo(14.2857, 4)
  expect(Math.round(second.percentage)).toBe(14)
})

test("seven days lead to 100 percent, day 7 stays, and the journey is complete there only", () => {
  let progress = initialProgress
  for (let day = 1; day <= programmeDays; day++) {
    expect(progress.day).toBe(day)
    expect(isJourneyComplete(progress)).toBe(false)
    progress = completeDay(progress)
    expect(isJourneyComplete(progress)).toBe(day === programmeDays)
    expect(progress.percentage).toBeCloseTo(day * dayPercentage, 10)
    progress = startNextDay(progress)
  }
  expect(progress.percentage).toBe(100)
  expect(progress.day).toBe(7)
  expect(startNextDay(progress)).toBe(progress)
})
