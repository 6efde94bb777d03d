import { addDaysTo, type DayRecord, daysPerWeek } from "../days/day-record.ts"
import { weekSummary } from "./week-summary.ts"

export type WeekChange =
  | { kind: "sleepMore" | "sleepLess"; minutes: number }
  | { kind: "moodUp" | "moodDown" }
  | { kind: "walks"; count: number }
  | { kind: "days"; days: number }

const leastDays = 3
/**
 * The smallest differences between two weeks that are told: in minutes of sleep, and in points of the mean answer about
 * mood. Smaller ones may be due to chance.
 */
const sleepNoticedMinutes = 20
const moodNoticed = 0.5
const minutesStep = 10

/** Compares the seven days up to a date (YYYY-MM-DD) with the seven before. */
export function weekChange(records: readonly DayRecord[], date: string): WeekChange {
  const week = weekSummary(records, date)
  const before = weekSummary(records, addDaysTo(date, -daysPerWeek))
  const sleptMinutes = 60 * differenceOf(week.sleep, before.sleep)
  const mood = differenceOf(week.mood, before.mood)
  const sleepWeight = Math.abs(sleptMinutes) / sleepNoticedMinutes
  const moodWeight = Math.abs(mood) / moodNoticed
  if (sleepWeight >= 1 && sleepWeight >= moodWeight) {
    const minutes = Math.round(Math.abs(sleptMinutes) / minutesStep) * minutesStep
    return { kind: sleptMinutes > 0 ? "sleepMore" : "sleepLess", minutes }
  }
  if (moodWeight >= 1) return { kind: mood > 0 ? "moodUp" : "moodDown" }
  if (week.walks > 0) return { kind: "walks", count: week.walks }
  return { kind: "days", days: week.daysTold }
}

type Told = { daysTold: number; mean: number | null }

function differenceOf(now: Told, before: Told): number {
  const isKnown = now.daysTold >= leastDays && before.daysTold >= leastDays
  return isKnown && now.mean !== null && before.mean !== null ? now.mean - before.mean : 0
}
