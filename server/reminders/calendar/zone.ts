/// <reference lib="esnext.temporal" />

const yearsAhead = 10
const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

/** A clock change; `at` is the local time by the clock before it. */
type Change = { at: Temporal.PlainDateTime; from: string; to: string; isAhead: boolean }

/**
 * Returns a VTIMEZONE (RFC 5545) that holds for ten years after `now`. Outlook reads only yearly rules, and only one in
 * each component.
 */
export function zoneLines(timeZone: string, since: Date, now: Date): string[] {
  const changes = changesOf(timeZone, since, now)
  const kinds = Map.groupBy(changes, ({ from, to }) => `${from} ${to}`)
  const parts = changes.length > 0 ? [...kinds.values()].map(linesOf) : [unchanging(timeZone, since)]
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts.flat(), "END:VTIMEZONE"]
}

/** Writes a local time as 20261126T080000. */
export function localMoment(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "")
}

function changesOf(timeZone: string, since: Date, now: Date): Change[] {
  const start = zoned(timeZone, since)
  const end = zoned(timeZone, now > since ? now : since).add({ years: yearsAhead })
  const changes: Change[] = []
  let next = start.getTimeZoneTransition("next")
  if (!next || Temporal.ZonedDateTime.compare(next, end) > 0) return []
  next = start.getTimeZoneTransition("previous") ?? next
  while (next && Temporal.ZonedDateTime.compare(next, end) <= 0) {
    const before = next.subtract({ seconds: 1 })
    changes.push({
      at: before.toPlainDateTime().add({ seconds: 1 }),
      from: offsetOf(before),
      to: offsetOf(next),
      isAhead: next.offsetNanoseconds > before.offsetNanoseconds,
    })
    next = next.getTimeZoneTransition("next")
  }
  return changes
}

function linesOf(changes: readonly Change[]): string[] {
  const [first, ...others] = changes as [Change, ...Change[]]
  const rule = yearlyRule(changes.map(({ at }) => at))
  const dates = others.map(({ at }) => `RDATE:${localMoment(at)}`)
  return observance(first.isAhead, localMoment(first.at), first, rule ? [`RRULE:${rule}`] : dates)
}

function unchanging(timeZone: string, since: Date): string[] {
  const offset = offsetOf(zoned(timeZone, since))
  return observance(false, "19700101T000000", { from: offset, to: offset }, [])
}

function observance(isAhead: boolean, start: string, { from, to }: Pick<Change, "from" | "to">, repeating: string[]) {
  const name = isAhead ? "DAYLIGHT" : "STANDARD"
  const offsets = [`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`]
  return [`BEGIN:${name}`, `DTSTART:${start}`, ...offsets, ...repeating, `END:${name}`]
}

/** Returns the yearly rule that clock changes of one kind follow, or null if they follow none. */
function yearlyRule(dates: readonly Temporal.PlainDateTime[]): string | null {
  const [first] = dates
  if (!first || dates.length < yearsAhead - 1) return null
  const follows = dates.every(
    (date, years) =>
      date.year === first.year + years &&
      date.month === first.month &&
      date.dayOfWeek === first.dayOfWeek &&
      date.toPlainTime().equals(first.toPlainTime()),
  )
  const places = new Set(dates.map(({ day }) => Math.ceil(day / 7)))
  const isLast = dates.every(({ day, daysInMonth }) => day + 7 > daysInMonth)
  const place = isLast ? -1 : [...places][0]
  if (!follows || (places.size > 1 && !isLast)) return null
  return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${place}${weekdays[first.dayOfWeek - 1]}`
}

function zoned(timeZone: string, moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
}

/** Writes an offset as +0130. */
function offsetOf(moment: Temporal.ZonedDateTime): string {
  return moment.offset.replaceAll(":", "")
}
