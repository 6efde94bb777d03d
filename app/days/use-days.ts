import { useMemo } from "react"
import { useSynced } from "#app/sync/sync-context.ts"
import { calendarDay } from "#app/ui/use-today.ts"
import type { DayRecord } from "#domain/day-record.ts"
import { daysOf } from "#domain/days-of.ts"

/** Her days that this device has at hand, the earliest first. */
export function useDays(earlier?: readonly DayRecord[]): DayRecord[] {
  const { checkIns, water, journeys, diaryEntries } = useSynced().rows
  return useMemo(
    () => daysOf({ checkIns, water, journeys, diaryEntries }, calendarDay, earlier),
    [checkIns, water, journeys, diaryEntries, earlier],
  )
}
