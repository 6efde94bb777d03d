import { calendarDay, timeOfDayAt } from "#app/ui/her-clock.ts"

const minuteMs = 60_000

/** The moment at which the member's clock shows a day (YYYY-MM-DD) and a time (HH:MM). */
export function momentAt(date: string, time: string): Date {
  const shownMs = Date.parse(`${date}T${time}:00.000Z`)
  const nearMs = shownMs - aheadMs(shownMs)
  return new Date(shownMs - aheadMs(nearMs))
}

/** Returns by how many ms the member's clock is ahead of UTC at this time. */
function aheadMs(ms: number): number {
  const wholeMs = Math.floor(ms / minuteMs) * minuteMs
  return Date.parse(`${calendarDay(wholeMs)}T${timeOfDayAt(wholeMs)}:00.000Z`) - wholeMs
}
