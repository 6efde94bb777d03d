import * as z from "zod/mini"

/** By its IANA name or offset ("-03:00"). A device may be newer than its server. */
export const timeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }))
  } catch {
    return false
  }
}

/** Without clock changes. */
export function isOffset(timeZone: string): boolean {
  return /^[+-]/.test(timeZone)
}

/** "+05:30" for 330 minutes ahead, which a browser counts as -330. */
export function offsetZone(minutesBehindUtc: number): string {
  const minutes = Math.abs(minutesBehindUtc)
  const twoDigits = (number: number) => String(Math.trunc(number)).padStart(2, "0")
  return `${minutesBehindUtc > 0 ? "-" : "+"}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`
}
