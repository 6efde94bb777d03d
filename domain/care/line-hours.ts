const zones = { ET: "America/New_York", AEST: "Australia/Melbourne" } as const

/** Day 1 is Monday. Times are HH:MM in the country's time zone. A period that ends on a later day names that day. */
export type Hours = {
  days: readonly [first: number, last: number]
  from: string
  to: string
  until?: number
  zone?: keyof typeof zones
}

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** True if a line is closed, by its time zone or else the device's clock. Unknown hours count as open. */
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

function minuteOfWeek(at: Date): number {
  return ((at.getDay() + 6) % 7) * dayMinutes + at.getHours() * 60 + at.getMinutes()
}

/** Returns a moment at which the device's clock shows what the clock of `timeZone` shows at `at`. */
function inZone(at: Date, timeZone: string): Date {
  return new Date(at.toLocaleString("en-US", { timeZone }))
}
