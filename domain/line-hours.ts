/** The clocks of countries that have several, as people there call them. */
const zones = { ET: "America/New_York", AEST: "Australia/Melbourne" } as const

/**
 * From one day of the week to another (1 is Monday), by the country's own clock (HH:MM). What ends on a later day than it
 * begins names that day; a country with several clocks names the one that holds.
 */
export type Hours = {
  days: readonly [first: number, last: number]
  from: string
  to: string
  until?: number
  zone?: keyof typeof zones
}

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/**
 * Whether a line is surely closed at a moment, by the device's clock and day of the week, or by the zone that its hours name.
 * Where no hours are known it counts as open.
 */
export function isClosedAt(hours: "always" | readonly Hours[] | undefined, at: Date): boolean {
  return hours !== undefined && hours !== "always" && !hours.some((each) => isWithin(each, at))
}

function isWithin({ days: [first, last], from, to, until, zone }: Hours, at: Date): boolean {
  const now = minuteOfWeek(zone ? inZone(at, zones[zone]) : at)
  const days = Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => first + index)
  return days.some((day) => {
    const start = (day - 1) * dayMinutes + minuteOfDay(from)
    const sameDay = (day - 1) * dayMinutes + minuteOfDay(to)
    const end = until ? (until - 1) * dayMinutes + minuteOfDay(to) : sameDay + (sameDay > start ? 0 : dayMinutes)
    const length = (end - start + weekMinutes) % weekMinutes
    return (now - start + weekMinutes) % weekMinutes < length
  })
}

function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  return hour * 60 + minute
}

/** Since Monday began. */
function minuteOfWeek(at: Date): number {
  return ((at.getDay() + 6) % 7) * dayMinutes + at.getHours() * 60 + at.getMinutes()
}

/** A date that says by the device's clock what the moment is elsewhere. */
function inZone(at: Date, timeZone: string): Date {
  return new Date(at.toLocaleString("en-US", { timeZone }))
}
