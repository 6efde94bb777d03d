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

/** Whether a zone is a mere offset, without clock changes. */
export function isOffset(timeZone: string): boolean {
  return /^[+-]/.test(timeZone)
}

/** "+05:30" for 330 minutes ahead, which a browser counts as -330. */
export function offsetZone(minutesBehindUtc: number): string {
  const minutes = Math.abs(minutesBehindUtc)
  const twoDigits = (number: number) => String(Math.trunc(number)).padStart(2, "0")
  return `${minutesBehindUtc > 0 ? "-" : "+"}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`
}

/** What a clock in a time zone shows. */
export type Clock = {
  /** YYYY-MM-DD. */
  date: string
  /** 0 to 23. */
  hour: number
  /** Ahead of UTC. */
  offsetMinutes: number
}

const minuteMs = 60_000

/** Null for a zone that is unknown here: a server or a browser may know newer ones. `ms` is a moment. */
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
    // The parts leave out the seconds.
    const offsetMinutes = (asUtcMs - Math.floor(ms / minuteMs) * minuteMs) / minuteMs
    return { date: `${year}-${month}-${day}`, hour, offsetMinutes }
  }
}

/** When a day begins there, in ms: an hour later where a clock change skips midnight. */
export function startOfDay(clock: (ms: number) => Clock, date: string): number {
  const asUtcMs = Date.parse(`${date}T00:00Z`)
  // The offset at a moment near by may be another than at the day's beginning, but by one change at most.
  const begins = [asUtcMs, asUtcMs - 12 * 60 * minuteMs, asUtcMs + 12 * 60 * minuteMs].map(
    (near) => asUtcMs - clock(near).offsetMinutes * minuteMs,
  )
  const sound = begins.filter((begin) => clock(begin).date === date && clock(begin - minuteMs).date !== date)
  return Math.min(...(sound.length > 0 ? sound : begins))
}
