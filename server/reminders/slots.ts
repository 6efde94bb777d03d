/// <reference lib="esnext.temporal" />
import { type Reminder, reminders } from "#domain/profile/preferences.ts"
import { isQuiet, type ReminderTimes } from "#domain/reminders/reminder-times.ts"
import { type Noted, type NotedSlot, nothingNoted, slotsOfMedicines, slotsOfVisits, slotsOfWords } from "./noted.ts"

export type Slot = DailySlot | NotedSlot

type DailySlot = {
  reminder: Reminder
  date: string
  /** HH:MM on the user's clock. */
  time: string
  index: number
  at: Date
}

type Times = Omit<ReminderTimes, "byMail" | "shortWords">
/** `noted` is left out if only daily reminders are asked for. */
type Schedule = { times: Times; noted?: Noted }

/** The date in any time zone is at most one day away from the date in UTC. */
const daysAround = 1

/**
 * Returns the slots, which are the times of single reminders, after one time and up to another, none of them in quiet
 * hours. A time that a clock change skips comes an hour later, and a repeated one comes once.
 */
export function slotsBetween({ times, noted = nothingNoted }: Schedule, after: Date, until: Date): Slot[] {
  const first = dateIn(times.timeZone, after).subtract({ days: daysAround })
  const last = dateIn(times.timeZone, until).add({ days: daysAround })
  const slots: Slot[] = [...slotsOfVisits(noted.visits, times), ...slotsOfWords(noted.wordDates, times)]
  for (let date = first; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    slots.push(...slotsOf(times, date), ...slotsOfMedicines(noted.medicines, times, date))
  }
  return slots.filter(({ at }) => at > after && at <= until).sort((one, other) => one.at.getTime() - other.at.getTime())
}

const notedReminders: ReadonlySet<Slot["reminder"]> = new Set(["medicine", "visitTomorrow", "visitSoon", "shortWord"])

/** Whether a slot comes from what the user noted or asked for, and not from the daily reminders. */
export function isNoted(slot: Slot): slot is NotedSlot {
  return notedReminders.has(slot.reminder)
}

/** Returns the time of the next slot, or null if there is none. */
export function nextSlotAt({ times, noted = nothingNoted }: Schedule, after: Date): Date | null {
  const today = dateIn(times.timeZone, after)
  const ofDates = [...slotsOfVisits(noted.visits, times), ...slotsOfWords(noted.wordDates, times)]
  const ofDays = Array.from({ length: 2 + daysAround }, (_, days) => today.add({ days })).flatMap((date) => [
    ...slotsOf(times, date),
    ...slotsOfMedicines(noted.medicines, times, date),
  ])
  const moments = [...ofDates, ...ofDays].map(({ at }) => at.getTime()).filter((moment) => moment > after.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** Returns the date (YYYY-MM-DD) in a time zone. */
export function localDate(timeZone: string, moment: Date): string {
  return dateIn(timeZone, moment).toString()
}

/** Returns the time (HH:MM) in a time zone. */
export function localTime(timeZone: string, moment: Date): string {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
  return local.toPlainTime().toString({ smallestUnit: "minute" })
}

function slotsOf(times: Times, date: Temporal.PlainDate): DailySlot[] {
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
