import type { Journey } from "../journey/journey.ts"
import type { ChecklistItem } from "../journey/progress.ts"
import type { Rows } from "../nouns/noun.ts"
import { addDaysTo, type DayRecord, emptyDay } from "./day-record.ts"
import { countGlasses } from "./water.ts"

type Told = Pick<Rows, "checkIns" | "water" | "journeys" | "diaryEntries">

/** `dateOf` returns her date of a moment (ISO 8601). */
export function daysOf(
  rows: Told,
  dateOf: (moment: string) => string,
  earlier: readonly DayRecord[] = [],
): DayRecord[] {
  const days = new Map(earlier.map((day) => [day.date, day]))
  const change = (date: string, fields: Partial<DayRecord>) =>
    days.set(date, { ...(days.get(date) ?? emptyDay(date)), ...fields })
  for (const [date, { values }] of Object.entries(rows.checkIns)) {
    const { energy = null, mood = null, bloating = null, sleepHours = null } = values
    change(date, { energy, mood, bloating, sleepHours })
  }
  for (const [date, glasses] of Object.entries(rows.water)) change(date, { glasses: countGlasses(glasses) })
  for (const [date, done] of itemsByDate(Object.values(rows.journeys))) change(date, { done })
  for (const { createdAt } of Object.values(rows.diaryEntries)) change(dateOf(createdAt), { hasEntry: true })
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1))
}

function itemsByDate(journeys: readonly Journey[]): Map<string, ChecklistItem[]> {
  const byDate = new Map<string, ChecklistItem[]>()
  for (const { doneOn } of journeys) {
    for (const dates of Object.values(doneOn ?? {})) {
      for (const [item, date] of Object.entries(dates ?? {})) {
        byDate.set(date, [...(byDate.get(date) ?? []), item as ChecklistItem])
      }
    }
  }
  return byDate
}

/** The latest hours of sleep logged before a date; null if there are none. */
export function lastSleepHours(checkIns: Rows["checkIns"], date: string): number | null {
  const told = Object.entries(checkIns).filter(([each, { values }]) => each < date && values.sleepHours != null)
  const [, last] = told.sort(([one], [other]) => (one < other ? -1 : 1)).at(-1) ?? []
  return last?.values.sleepHours ?? null
}

/** True if a date is among the last `count` days, in which it can still be corrected. */
export function isAmongLast(date: string, today: string, count: number): boolean {
  return date <= today && date > addDaysTo(today, -count)
}
