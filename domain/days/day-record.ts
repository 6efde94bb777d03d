import { dayMs } from "../day-ms.ts"
import type { ChecklistItem } from "../journey/progress.ts"
import { addDays } from "../privacy/retention.ts"

export const daysAtHand = 42
/** The maximum number of rows of one kind: one a day for ten years. */
export const daysMost = 4000

/** A value is null if she logged nothing. */
export type DayRecord = {
  /** The date of the day (YYYY-MM-DD) in her time zone. */
  date: string
  /** Each answer is from 1 to 5. */
  energy: number | null
  mood: number | null
  bloating: number | null
  /** The hours of sleep in 24 hours, naps included (0-24). */
  sleepHours: number | null
  /** Glasses of 250 ml; 0 if she logged none. */
  glasses: number
  done: readonly ChecklistItem[]
  hasEntry: boolean
}

export const daysPerWeek = 7
/**
 * Two litres in glasses of 250 ml, from the specification; about what EFSA (2010) recommends from drinks while
 * breastfeeding.
 */
export const glassesGoal = 8
export const mealItemsPerDay = 3

export function emptyDay(date: string): DayRecord {
  return {
    date,
    energy: null,
    mood: null,
    bloating: null,
    sleepHours: null,
    glasses: 0,
    done: [],
    hasEntry: false,
  }
}

/** True if she logged anything on this day. */
export function isTold(day: DayRecord): boolean {
  const answers = [day.energy, day.mood, day.bloating, day.sleepHours]
  return answers.some((answer) => answer !== null) || day.glasses > 0 || day.done.length > 0 || day.hasEntry
}

/** The meal items done on a day, at most three, even if she ticked several days of the journey on it. */
export function mealItemsOn({ done }: DayRecord): number {
  return Math.min(done.filter((item) => item !== "activity").length, mealItemsPerDay)
}

/** The walks of a day. Resting after a hard night ticks the same item, so it counts as a walk. */
export function walksOn({ done }: DayRecord): number {
  return done.filter((item) => item === "activity").length
}

/** Adds days to a date (YYYY-MM-DD); a negative number goes back. */
export function addDaysTo(date: string, days: number): string {
  return addDays(new Date(`${date}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10)
}

/** The whole days between two dates; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The seven days that end with a date (YYYY-MM-DD), the earliest first. Days without entries are empty. */
export function weekEnding(days: readonly DayRecord[], date: string): DayRecord[] {
  const first = addDaysTo(date, 1 - daysPerWeek)
  const told = new Map(days.filter((day) => day.date >= first && day.date <= date).map((day) => [day.date, day]))
  return Array.from({ length: daysPerWeek }, (_, index) => {
    const each = addDaysTo(first, index)
    return told.get(each) ?? emptyDay(each)
  })
}

/** The arithmetic mean; null for an empty list. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
