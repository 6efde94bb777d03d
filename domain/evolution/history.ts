import { type DayRecord, emptyDay } from "../days/day-record.ts"

export type History = {
  userId: string
  checkIns: ({ date: string } & Pick<DayRecord, "energy" | "mood" | "bloating" | "sleepHours">)[]
  water: { date: string; glasses: number }[]
  weights: { date: string; kg: number }[]
  /** The times at which the latest diary entries were written (ISO 8601, UTC). */
  entriesAt: string[]
}

/** The number of latest check-ins, waters and weights that are read: about four years. */
export const historyDaysMax = 1500
export const historyEntriesMax = 5000

/** The days of the history without duplicates. */
export function daysOfHistory(
  { checkIns, water, entriesAt }: History,
  dateOf: (moment: string) => string,
): DayRecord[] {
  const days = new Map<string, DayRecord>()
  const change = (date: string, fields: Partial<DayRecord>) =>
    days.set(date, { ...(days.get(date) ?? emptyDay(date)), ...fields })
  for (const { date, ...answers } of checkIns) change(date, answers)
  for (const { date, glasses } of water) change(date, { glasses })
  for (const date of new Set(entriesAt.map(dateOf))) change(date, { hasEntry: true })
  return [...days.values()]
}
