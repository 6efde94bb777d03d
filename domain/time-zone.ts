import * as z from "zod/mini"

/**
 * A time zone by its IANA name or as an offset ("-03:00"), which devices send for zones that an older server may not
 * know.
 */
export const timeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }))
  } catch {
    return false
  }
}

/** True if a zone is only an offset, without clock changes. */
export function isOffset(timeZone: string): boolean {
  return /^[+-]/.test(timeZone)
}

/** The offset as text: "+05:30" for a zone that is 330 minutes ahead, which browsers report as -330. */
export function offsetZone(minutesBehindUtc: number): string {
  const minutes = Math.abs(minutesBehindUtc)
  const twoDigits = (number: number) => String(Math.trunc(number)).padStart(2, "0")
  return `${minutesBehindUtc > 0 ? "-" : "+"}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`
}

/** What a clock in a time zone shows. */
export type Clock = {
  /** The date is YYYY-MM-DD. */
  date: string
  /** The hour is from 0 to 23. */
  hour: number
  /** How far the clock is ahead of UTC, in minutes. */
  offsetMinutes: number
}

const minuteMs = 60_000

/**
 * Returns null for a zone that is unknown here, because another device or server may know newer zones. `ms` is a
 * moment.
 */
export function clockIn(timeZone: string): ((ms: number) => Clock) | null {
  if (!isTimeZone(timeZone)) return null
  const twoDigits = { month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const
  const calendar = { calendar: "gregory", numberingSystem: "latn", hourCycle: "h23", year: "numeric" } as const
  const format = new Intl.DateTimeFormat("en", { timeZone, ...calendar, ...twoDigits })
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]))
    const [year, month, day] = [parts.get("year"), parts.get("month"), parts.get("day")]
    const [hour, minute] = [Number(parts.get("hour")), Number(parts.get("minute"))]
    const asUtcMs = Date.UTC(Number(year), Number(month) - 1, Number(day), hour, minute)
    // The parts have no seconds, so `ms` is cut to whole minutes before the two are compared.
    const offsetMinutes = (asUtcMs - Math.floor(ms / minuteMs) * minuteMs) / minuteMs
    return { date: `${year}-${month}-${day}`, hour, offsetMinutes }
  }
}

/** The first moment of a day in a zone, in ms; an hour after midnight if a clock change skips midnight. */
export function startOfDay(clock: (ms: number) => Clock, date: string): number {
  const asUtcMs = Date.parse(`${date}T00:00Z`)
  // The offset at a nearby moment may differ from that at the beginning of the day, but by at most one clock change.
  const begins = [asUtcMs, asUtcMs - 12 * 60 * minuteMs, asUtcMs + 12 * 60 * minuteMs].map(
    (near) => asUtcMs - clock(near).offsetMinutes * minuteMs,
  )
  const sound = begins.filter((begin) => clock(begin).date === date && clock(begin - minuteMs).date !== date)
  return Math.min(...(sound.length > 0 ? sound : begins))
}
