/// <reference lib="esnext.temporal" />
/** Day 1 is Monday, 7 Sunday. Times are in minutes after midnight. */
export type Opening = { days: readonly number[]; fromMinute: number; untilMinute: number }

/** Openings are in the team's time zone; holidays are YYYY-MM-DD. */
export type SupportHours = { openings: readonly Opening[]; timeZone: string; holidays: readonly string[] }

export const usualSupportHours = "Mon-Fri 9-18"

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
const minutesOfDay = 24 * 60
const daysAheadMost = 400
const pattern = /^(\w{3})(?:\s*-\s*(\w{3}))?\s+(\d{1,2})(?::(\d{2}))?\s*-\s*(\d{1,2})(?::(\d{2}))?$/

/** Parses text such as "Mon-Fri 9-18, Sat 10:30-13"; returns null if it is invalid. */
export function parseOpenings(text: string): Opening[] | null {
  const openings = text.split(",").map((part) => parseOpening(part.trim().toLowerCase()))
  return openings.every((opening) => opening !== null) ? openings : null
}

function parseOpening(text: string): Opening | null {
  const [, first = "", last = first, ...clock] = pattern.exec(text) ?? []
  const [from, until] = [weekdays.indexOf(first) + 1, weekdays.indexOf(last) + 1]
  const [fromHour = 0, fromMinutes = 0, untilHour = 0, untilMinutes = 0] = clock.map((number) => Number(number ?? 0))
  const opening = { fromMinute: fromHour * 60 + fromMinutes, untilMinute: untilHour * 60 + untilMinutes }
  const isOrdered = opening.fromMinute < opening.untilMinute && opening.untilMinute <= minutesOfDay
  if (from === 0 || until < from || !isOrdered || Math.max(fromMinutes, untilMinutes) > 59) return null
  return { days: Array.from({ length: until - from + 1 }, (_, index) => from + index), ...opening }
}

/** True if support is open at a moment. */
export function isOpen(hours: SupportHours, moment: Date): boolean {
  const atMs = moment.getTime()
  return spansOf(hours, dateAt(hours, moment)).some(({ fromMs, untilMs }) => atMs >= fromMs && atMs < untilMs)
}

/** The next opening after a moment; null if support never opens. */
export function nextOpening(hours: SupportHours, moment: Date): Date | null {
  const today = dateAt(hours, moment)
  for (let days = 0; days <= daysAheadMost; days++) {
    const begins = spansOf(hours, today.add({ days })).map(({ fromMs }) => fromMs)
    const next = Math.min(...begins.filter((fromMs) => fromMs > moment.getTime()))
    if (Number.isFinite(next)) return new Date(next)
  }
  return null
}

const hourMs = 60 * 60_000
const stepMs = 5 * 60_000

/** The moment after so many opening hours, at most five minutes late; null if support opens too rarely. */
export function afterOpeningHours(hours: SupportHours, moment: Date, openingHours: number): Date | null {
  let [nowMs, leftMs] = [moment.getTime(), openingHours * hourMs]
  const today = dateAt(hours, moment)
  for (let days = 0; days <= daysAheadMost; days++) {
    const spans = spansOf(hours, today.add({ days })).sort((one, other) => one.fromMs - other.fromMs)
    for (const { fromMs, untilMs } of spans) {
      const openMs = untilMs - Math.max(fromMs, nowMs)
      // Openings may overlap, so time that was already counted is skipped.
      if (openMs <= 0) continue
      if (openMs >= leftMs) return new Date(Math.ceil((untilMs - openMs + leftMs) / stepMs) * stepMs)
      nowMs = untilMs
      leftMs -= openMs
    }
  }
  return null
}

/** A time that a clock change skips is moved forward by the length of the change. */
function spansOf({ openings, timeZone, holidays }: SupportHours, date: Temporal.PlainDate) {
  if (holidays.includes(date.toString())) return []
  const spans = openings
    .filter(({ days }) => days.includes(date.dayOfWeek))
    .map(({ fromMinute, untilMinute }) => ({
      fromMs: momentOf(date, fromMinute, timeZone),
      untilMs: momentOf(date, untilMinute, timeZone),
    }))
  return spans.filter(({ fromMs, untilMs }) => fromMs < untilMs)
}

function momentOf(date: Temporal.PlainDate, minute: number, timeZone: string): number {
  const isMidnight = minute === minutesOfDay
  const plainTime = isMidnight ? { hour: 0 } : { hour: Math.floor(minute / 60), minute: minute % 60 }
  return date.add({ days: isMidnight ? 1 : 0 }).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
}

function dateAt({ timeZone }: SupportHours, moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
}
