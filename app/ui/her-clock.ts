/**
 * The clock of a time zone at some moment: `date` is YYYY-MM-DD, `hour` 0 to 23, and `offsetMinutes` is how far it is
 * ahead of UTC.
 */
type Shown = { date: string; hour: number; offsetMinutes: number }

/** `at` takes a moment in ms; `beginningOf` returns the first moment of a day (YYYY-MM-DD). */
export type ZoneClock = { timeZone: string; at: (ms: number) => Shown; beginningOf: (date: string) => number }

/**
 * The clock of the zone that she has chosen, because a browser may hide its zone and a borrowed device may be in
 * another.
 */
let hers: ZoneClock | null = null

export function setHerClock(clock: ZoneClock | null) {
  hers = clock
}

export function herZone(): string | undefined {
  return hers?.timeZone
}

/** Returns what the clock of her zone shows at a moment (ms); null if the device's clock shows the same time. */
function shownByHers(ms: number): Shown | null {
  if (!hers) return null
  const shown = hers.at(ms)
  return shown.offsetMinutes === -new Date(ms).getTimezoneOffset() ? null : shown
}

/** The day (YYYY-MM-DD) in her time zone. */
export function calendarDay(moment: string | number): string {
  const at = new Date(moment)
  const twoDigits = (number: number) => String(number).padStart(2, "0")
  const here = `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
  return shownByHers(at.getTime())?.date ?? here
}

/** The hour (0 to 23) in her time zone. */
export function hourOf(ms: number): number {
  return shownByHers(ms)?.hour ?? new Date(ms).getHours()
}

/** The time of day (HH:MM) in her time zone. */
export function timeOfDayAt(ms: number): string {
  const offsetMinutes = shownByHers(ms)?.offsetMinutes ?? -new Date(ms).getTimezoneOffset()
  return new Date(ms + offsetMinutes * 60_000).toISOString().slice(11, 16)
}

/** The first moment of a day (YYYY-MM-DD) in her time zone. */
export function beginningOf(date: string): Date {
  return new Date(hers?.beginningOf(date) ?? `${date}T00:00`)
}

/** True if her time zone shows another time than the device. */
export function differsHere(): boolean {
  return shownByHers(Date.now()) !== null
}
