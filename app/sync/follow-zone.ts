import { herZone, setHerClock } from "#app/ui/her-clock.ts"
import { clockIn, startOfDay } from "#domain/time-zone.ts"

/** Days and times are those of `timeZone`; undefined, or unknown to this browser, those of the device. */
export function followZone(timeZone: string | undefined) {
  if (timeZone === herZone()) return
  const at = timeZone === undefined ? null : clockIn(timeZone)
  setHerClock(at && timeZone !== undefined ? { timeZone, at, beginningOf: (date) => startOfDay(at, date) } : null)
}
