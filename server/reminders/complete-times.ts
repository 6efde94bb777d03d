import { defaultTimes, type ReminderTimes } from "#domain/reminders/reminder-times.ts"
import type { Timestamped } from "#domain/timestamped.ts"

/** Fills in default times; returns null while the user's time zone is unknown. */
export function completeTimes(stored: Timestamped<ReminderTimes> | undefined): ReminderTimes | null {
  const { timeZone, ...times } = stored?.values ?? {}
  return timeZone === undefined ? null : { ...defaultTimes, ...times, timeZone }
}
