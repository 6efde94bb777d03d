import { herZone, setHerClock } from "#app/ui/her-clock.ts"
import { clockIn, startOfDay } from "#domain/time-zone.ts"

/** Makes days and times follow `timeZone`, or the device's zone if it is undefined or unknown to this browser. */
export function followZone(timeZone: string | undefined) {
  if (timeZone === herZone()) return
  const at = timeZone === undefined ? null : clockIn(timeZone)
  setHerClock(at && timeZone !== undefined ? { timeZone, at, beginningOf: (date) => startOfDay(at, date) } : null)
}
