import * as z from "zod/mini"

/**
 * A time zone that this machine knows, by its IANA name ("America/Recife") or its offset from UTC ("-03:00"). A device may be
 * newer than its server.
 */
export const timeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }))
  } catch {
    return false
  }
}

/** Whether a time zone is an offset from UTC, without a name and without clock changes. */
export function isOffset(timeZone: string): boolean {
  return /^[+-]/.test(timeZone)
}

/** "+05:30" for a clock that is 330 minutes ahead of UTC, which a browser counts as -330. */
export function offsetZone(minutesBehindUtc: number): string {
  const minutes = Math.abs(minutesBehindUtc)
  const twoDigits = (number: number) => String(Math.trunc(number)).padStart(2, "0")
  return `${minutesBehindUtc > 0 ? "-" : "+"}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`
}
