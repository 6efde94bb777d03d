import type { ChecklistItem } from "./progress.ts"
import { addDays } from "./retention.ts"

/** How many days of what she logged a device has at hand; older ones are fetched with her history. */
export const daysAtHand = 42

/** What she told of one calendar day in her time zone; null where she told nothing. */
export type DayRecord = {
  /** YYYY-MM-DD */
  date: string
  /** 1 to 5 each. */
  energy: number | null
  mood: number | null
  bloating: number | null
  /** In 24 hours, naps included (0-24). */
  sleepHours: number | null
  /** Of 250 ml; 0 when she has told none. */
  glasses: number
  /** The checklist items ticked on that day; those of two journey days count once each per journey day, so an item may occur twice. */
  done: readonly ChecklistItem[]
  /** Whether she wrote in her diary. */
  hasEntry: boolean
}

export const daysPerWeek = 7
/** Two litres in glasses of 250 ml: the specification's figure, about what EFSA (2010) leaves to drinks while breastfeeding. */
export const glassesGoal = 8
/** The morning ritual, the main meal and the snack. */
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

/** The ritual and the meals of a day, at most three, however many journey days she ticked on it. */
export function mealItemsOn({ done }: DayRecord): number {
  return Math.min(done.filter((item) => item !== "activity").length, mealItemsPerDay)
}

/** A hard night's rest ticks the same item, and counts as a walk. */
export function walksOn({ done }: DayRecord): number {
  return done.filter((item) => item === "activity").length
}

/** A calendar date (YYYY-MM-DD) so many days later; a negative number goes back. */
export function addDaysTo(date: string, days: number): string {
  return addDays(new Date(`${date}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10)
}

/** Whole days from one calendar date to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The seven days that end with a date (YYYY-MM-DD), the earliest first; a day without a record is an empty one. */
export function weekEnding(days: readonly DayRecord[], date: string): DayRecord[] {
  const first = addDaysTo(date, 1 - daysPerWeek)
  const told = new Map(days.filter((day) => day.date >= first && day.date <= date).map((day) => [day.date, day]))
  return Array.from({ length: daysPerWeek }, (_, index) => {
    const each = addDaysTo(first, index)
    return told.get(each) ?? emptyDay(each)
  })
}

/** The arithmetic mean, or null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
