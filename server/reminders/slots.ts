/// <reference lib="esnext.temporal" />
import { type Reminder, reminders } from "#domain/profile/preferences.ts"
import { isQuiet, type ReminderTimes } from "#domain/reminders/reminder-times.ts"

export type Slot = {
  reminder: Reminder
  date: string
  /** HH:MM on her clock. */
  time: string
  index: number
  at: Date
}

type Times = Omit<ReminderTimes, "byMail">

/** The date in any time zone is at most one day from the date in UTC. */
const daysAround = 1

/**
 * Returns the slots after one moment until another, none in quiet hours. A time that a clock change skips comes an hour later,
 * a repeated one once.
 */
export function slotsBetween(times: Times, after: Date, until: Date): Slot[] {
  const first = dateIn(times.timeZone, after).subtract({ days: daysAround })
  const last = dateIn(times.timeZone, until).add({ days: daysAround })
  const slots: Slot[] = []
  for (let date = first; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    slots.push(...slotsOf(times, date).filter(({ at }) => at > after && at <= until))
  }
  return slots.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Returns the moment of the next slot, or null if there is none. */
export function nextSlotAt(times: Times, after: Date): Date | null {
  const today = dateIn(times.timeZone, after)
  for (let days = 0; days <= 1 + daysAround; days++) {
    const moments = slotsOf(times, today.add({ days })).map(({ at }) => at.getTime())
    const next = Math.min(...moments.filter((moment) => moment > after.getTime()))
    if (Number.isFinite(next)) return new Date(next)
  }
  return null
}

/** Returns the date (YYYY-MM-DD) of a moment by her calendar. */
export function localDate(timeZone: string, moment: Date): string {
  return dateIn(timeZone, moment).toString()
}

/** Returns the time (HH:MM) of a moment by her clock. */
export function localTime(timeZone: string, moment: Date): string {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
  return local.toPlainTime().toString({ smallestUnit: "minute" })
}

function slotsOf(times: Times, date: Temporal.PlainDate): Slot[] {
  return reminders.flatMap((reminder) =>
    [...new Set(times[reminder])]
      .sort()
      .map((time, index) => ({
        reminder,
        date: date.toString(),
        time,
        index,
        at: momentOf(times.timeZone, date, time),
      }))
      .filter(({ time }) => !isQuiet(time, times)),
  )
}

function momentOf(timeZone: string, date: Temporal.PlainDate, time: string): Date {
  const moment = date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
  return new Date(moment.epochMilliseconds)
}

function dateIn(timeZone: string, moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
}
