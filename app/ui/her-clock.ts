/** What the clock of a time zone shows: YYYY-MM-DD, 0 to 23, and by how much it is ahead of UTC. */
type Shown = { date: string; hour: number; offsetMinutes: number }

/** `at` takes a moment in ms, `beginningOf` gives a day's (YYYY-MM-DD). */
export type ZoneClock = { timeZone: string; at: (ms: number) => Shown; beginningOf: (date: string) => number }

/** The clock of the zone that she has chosen: a browser may hide its own, and a borrowed one may be in another. */
let hers: ZoneClock | null = null

export function setHerClock(clock: ZoneClock | null) {
  hers = clock
}

export function herZone(): string | undefined {
  return hers?.timeZone
}

/** Null where the device's clock is hers. */
function shownByHers(ms: number): Shown | null {
  if (!hers) return null
  const shown = hers.at(ms)
  return shown.offsetMinutes === -new Date(ms).getTimezoneOffset() ? null : shown
}

/** YYYY-MM-DD, by her clock. */
export function calendarDay(moment: string | number): string {
  const at = new Date(moment)
  const twoDigits = (number: number) => String(number).padStart(2, "0")
  const here = `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
  return shownByHers(at.getTime())?.date ?? here
}

/** 0 to 23, by her clock. */
export function hourOf(ms: number): number {
  return shownByHers(ms)?.hour ?? new Date(ms).getHours()
}

/** HH:MM, by her clock. */
export function timeOfDayAt(ms: number): string {
  const offsetMinutes = shownByHers(ms)?.offsetMinutes ?? -new Date(ms).getTimezoneOffset()
  return new Date(ms + offsetMinutes * 60_000).toISOString().slice(11, 16)
}

/** The first moment of a day (YYYY-MM-DD) by her clock. */
export function beginningOf(date: string): Date {
  return new Date(hers?.beginningOf(date) ?? `${date}T00:00`)
}

/** True where her clock shows another time than the device's. */
export function differsHere(): boolean {
  return shownByHers(Date.now()) !== null
}
