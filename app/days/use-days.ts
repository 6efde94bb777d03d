import { useMemo } from "react"
import { useSynced } from "#app/sync/sync-context.ts"
import { calendarDay } from "#app/ui/use-today.ts"
import type { DayRecord } from "#domain/day-record.ts"
import { daysOf } from "#domain/days-of.ts"

/** The earliest day comes first. */
export function useDays(earlier?: readonly DayRecord[]): DayRecord[] {
  const rows = useSynced(({ checkIns, water, journeys, diaryEntries }) => ({ checkIns, water, journeys, diaryEntries }))
  return useMemo(() => daysOf(rows, calendarDay, earlier), [rows, earlier])
}
