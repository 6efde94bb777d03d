/// <reference lib="esnext.temporal" />
import { type Reminder, reminders } from "#domain/preferences.ts"
import { isQuiet, type ReminderTimes } from "#domain/reminder-times.ts"

/** One reminder of one day: the same whichever process computes it, and however often. */
export type Slot = {
  reminder: Reminder
  /** Her calendar date. */
  date: string
  /** HH:MM on her clock. */
  time: string
  /** The place of its time among those of the same reminder, from 0. */
  index: number
  /** When it comes. */
  at: Date
}

/** Of all her times, those that decide when. */
type Times = Omit<ReminderTimes, "byMail">

/** How many of its days around a moment a time zone can be in. */
const daysAround = 1

/**
 * The slots after one moment and not after another, in their order. A time that a clock change skips comes an hour later;
 * one that it repeats comes the first time only. None lies in her quiet hours.
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

/** When the next slot after a moment comes; null where there is none. */
export function nextSlotAt(times: Times, after: Date): Date | null {
  const today = dateIn(times.timeZone, after)
  for (let days = 0; days <= 1 + daysAround; days++) {
    const moments = slotsOf(times, today.add({ days })).map(({ at }) => at.getTime())
    const next = Math.min(...moments.filter((moment) => moment > after.getTime()))
    if (Number.isFinite(next)) return new Date(next)
  }
  return null
}

/** Her calendar date (YYYY-MM-DD) at a moment. */
export function localDate(timeZone: string, moment: Date): string {
  return dateIn(timeZone, moment).toString()
}

/** The time on her clock (HH:MM) at a moment. */
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
