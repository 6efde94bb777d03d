/// <reference lib="esnext.temporal" />
import type { Rows } from "#domain/nouns/noun.ts"
import { isQuiet, type ReminderTimes } from "#domain/reminders/reminder-times.ts"
import { isTakenOn, type MedicineOfId, medicinesOf } from "#domain/visits/medicines.ts"
import { type VisitOfId, visitsOf } from "#domain/visits/visits.ts"

/**
 * What a user noted herself, or asked to be reminded of. In quiet mode, the baby's visits and medicines are left out.
 */
export type Noted = {
  visits: readonly VisitOfId[]
  medicines: readonly MedicineOfId[]
  /**
   * The dates (YYYY-MM-DD) of short words, the brief texts that come on certain days after the birth, if the user wants
   * to be reminded of them.
   */
  wordDates: readonly string[]
}

export const nothingNoted: Noted = { visits: [], medicines: [], wordDates: [] }

export function notedOf(
  { visits, medicines }: { visits?: Rows["visits"]["own"]; medicines?: Rows["medicines"]["own"] },
  isSilent: boolean,
  wordDates: readonly string[] = [],
): Noted {
  const open = visitsOf(visits, isSilent).filter(({ isDone }) => !isDone)
  // There are no short words in quiet mode, for example after a loss, because these texts count the days since the
  // birth.
  return { visits: open, medicines: medicinesOf(medicines, isSilent), wordDates: isSilent ? [] : wordDates }
}

export type NotedSlot = {
  reminder: "visitTomorrow" | "visitSoon" | "medicine" | "shortWord"
  /** The date and time on the user's clock, YYYY-MM-DD and HH:MM. */
  date: string
  time: string
  index: 0
  at: Date
  visit?: { visitId: string; time: string }
}

type Times = Pick<ReminderTimes, "quietFrom" | "quietUntil" | "timeZone">

const hoursBefore = 2
/** The times for a reminder on the day before a visit; the first one outside the quiet hours is used. */
const eveningBefore = ["18:00", "17:00", "16:00", "15:00", "12:00", "10:00", "08:00", "20:00", "22:00"]

const wordTimes = ["10:00", "12:00", "15:00", "18:00", "08:00", "20:00", "22:00", "03:00"]

/**
 * Reminds on the day before a visit and two hours before it. If two hours before is in the quiet hours, the second
 * reminder comes at their end, provided that the visit is later.
 */
export function slotsOfVisits(visits: readonly VisitOfId[], times: Times): NotedSlot[] {
  return visits.flatMap(({ visitId, date, time }) => {
    const day = Temporal.PlainDate.from(date)
    const begins = zoned(times, day, time)
    const of = (reminder: "visitTomorrow" | "visitSoon", at: Temporal.ZonedDateTime): NotedSlot => ({
      ...slotAt(reminder, at),
      visit: { visitId, time },
    })
    const evening = eveningBefore.find((it) => !isQuiet(it, times))
    const soon = begins.subtract({ hours: hoursBefore })
    const afterQuiet = zoned(times, day, times.quietUntil)
    const isLate = Temporal.ZonedDateTime.compare(afterQuiet, soon) < 0
    const isOver = Temporal.ZonedDateTime.compare(afterQuiet, begins) >= 0
    const near = !isQuiet(timeOf(soon), times) ? soon : isLate || isOver ? null : afterQuiet
    return [
      ...(evening ? [of("visitTomorrow", zoned(times, day.subtract({ days: 1 }), evening))] : []),
      ...(near ? [of("visitSoon", near)] : []),
    ]
  })
}

/** The reminders of medicines on a day: one for all that are taken at the same time. */
export function slotsOfMedicines(
  medicines: readonly MedicineOfId[],
  times: Times,
  date: Temporal.PlainDate,
): NotedSlot[] {
  const taken = medicines.filter((medicine) => isTakenOn(medicine, date.toString()))
  const told = [...new Set(taken.flatMap((medicine) => medicine.times))].sort().filter((time) => !isQuiet(time, times))
  return told.map((time) => ({ ...slotAt("medicine", zoned(times, date, time)), date: date.toString(), time }))
}

/**
 * Returns the reminders of short words: one on each date, at the first time of `wordTimes` that is outside the quiet
 * hours.
 */
export function slotsOfWords(dates: readonly string[], times: Times): NotedSlot[] {
  const time = wordTimes.find((it) => !isQuiet(it, times))
  if (!time) return []
  return dates.map((date) => ({
    ...slotAt("shortWord", zoned(times, Temporal.PlainDate.from(date), time)),
    date,
    time,
  }))
}

function slotAt(reminder: NotedSlot["reminder"], at: Temporal.ZonedDateTime): NotedSlot {
  const date = at.toPlainDate().toString()
  return { reminder, date, time: timeOf(at), index: 0, at: new Date(at.epochMilliseconds) }
}

function zoned({ timeZone }: Times, date: Temporal.PlainDate, time: string) {
  return date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
}

function timeOf(at: Temporal.ZonedDateTime) {
  return at.toPlainTime().toString({ smallestUnit: "minute" })
}
