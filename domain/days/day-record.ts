import { dayMs } from "../day-ms.ts"
import type { ChecklistItem } from "../journey/progress.ts"
import { addDays } from "../privacy/retention.ts"

export const daysAtHand = 42
/** How many days of one kind are stored: one a day for ten years. */
export const daysMost = 4000

/** Null where she told nothing. */
export type DayRecord = {
  /** YYYY-MM-DD */
  date: string
  /** 1 to 5 each. */
  energy: number | null
  mood: number | null
  bloating: number | null
  /** In 24 hours, naps included (0-24). */
  sleepHours: number | null
  /** Glasses of 250 ml; 0 when she has told none. */
  glasses: number
  done: readonly ChecklistItem[]
  hasEntry: boolean
}

export const daysPerWeek = 7
/**
 * Two litres in glasses of 250 ml: the specification's, about what EFSA (2010) leaves to drinks while breastfeeding.
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

/** Whether she told anything at all of this day. */
export function isTold(day: DayRecord): boolean {
  const answers = [day.energy, day.mood, day.bloating, day.sleepHours]
  return answers.some((answer) => answer !== null) || day.glasses > 0 || day.done.length > 0 || day.hasEntry
}

/** At most three, however many journey days she ticked. */
export function mealItemsOn({ done }: DayRecord): number {
  return Math.min(done.filter((item) => item !== "activity").length, mealItemsPerDay)
}

/** A hard night's rest counts as a walk. */
export function walksOn({ done }: DayRecord): number {
  return done.filter((item) => item === "activity").length
}

/** YYYY-MM-DD; negative goes back. */
export function addDaysTo(date: string, days: number): string {
  return addDays(new Date(`${date}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10)
}

/** In whole days; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The seven days that end with a date (YYYY-MM-DD), the earliest first; missing days are empty. */
export function weekEnding(days: readonly DayRecord[], date: string): DayRecord[] {
  const first = addDaysTo(date, 1 - daysPerWeek)
  const told = new Map(days.filter((day) => day.date >= first && day.date <= date).map((day) => [day.date, day]))
  return Array.from({ length: daysPerWeek }, (_, index) => {
    const each = addDaysTo(first, index)
    return told.get(each) ?? emptyDay(each)
  })
}

/** The arithmetic mean; null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
