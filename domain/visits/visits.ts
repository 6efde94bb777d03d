import * as z from "zod/mini"
import { calendarDateSchema } from "../days/check-in.ts"
import { addDaysTo } from "../days/day-record.ts"
import { oneLineSchema } from "../one-line.ts"
import { own } from "../own.ts"
import { timeOfDaySchema } from "../reminders/reminder-times.ts"
import { type ById, mergeFields, type Timestamped, withoutOldRemoved } from "../timestamped.ts"

export const visitTextMax = 120
/** More than that is not offered; the row's length is the server's limit. */
export const visitsMost = 50

export const patients = ["mother", "baby"] as const
export type Patient = (typeof patients)[number]

/** The name of an offer of a country's calendar, such as "br-2m". */
export const offerIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))

/** What she notes of a visit; date and time are those of a clock in her time zone. */
export const visitSchema = z.strictObject({
  what: oneLineSchema(visitTextMax).check(z.minLength(1)),
  date: calendarDateSchema,
  time: timeOfDaySchema,
  place: z.optional(oneLineSchema(visitTextMax)),
  patient: z.enum(patients),
  offer: z.optional(offerIdSchema),
})
export type NotedVisit = z.infer<typeof visitSchema>
export type Visit = NotedVisit & { isDone: boolean }
/** Her visits and the baby's, by id; null: removed. What is done has moments of its own, so that no edit undoes it. */
export type Visits = ById<NotedVisit> & { done?: Timestamped<{ [visitId: string]: boolean }> }

type When = { at: string; now?: string }

/** Notes a visit, or changes it as a whole; of two changes the later counts. */
export function withVisit(
  before: Visits | null | undefined,
  visitId: string,
  visit: NotedVisit,
  { at, now }: When,
): Visits {
  return withoutOldRemoved(mergeFields(before, { [visitId]: visit }, at, now), at)
}

/** Null where there is no such visit. */
export function withVisitDone(
  before: Visits | null | undefined,
  visitId: string,
  isDone: boolean,
  { at, now }: When,
): Visits | null {
  if (!before || !own(before.values, visitId)) return null
  return { ...before, done: mergeFields(before.done, { [visitId]: isDone }, at, now) }
}

export type VisitOfId = Visit & { visitId: string }

/** By date and time. In silence (after a loss) the baby's are none. */
export function visitsOf(visits: Visits | null | undefined, isSilent: boolean): VisitOfId[] {
  const all = Object.entries(visits?.values ?? {}).flatMap(([visitId, visit]) =>
    visit ? [{ visitId, ...visit, isDone: own(visits?.done?.values, visitId) ?? false }] : [],
  )
  const shown = all.filter(({ patient }) => !(isSilent && patient === "baby"))
  return shown.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

function placeOf({ date, time, visitId }: VisitOfId) {
  return `${date} ${time} ${visitId}`
}

/** `now`: what a clock in her time zone shows (HH:MM). A visit that is over asks nothing more of her. */
export function isToCome({ date, time, isDone }: Visit, now: { date: string; time: string }): boolean {
  return !isDone && (date > now.date || (date === now.date && time >= now.time))
}

/** The next that is to come within so many days; undefined if none is. */
export function nextVisit<Each extends Visit>(
  visits: readonly Each[],
  now: { date: string; time: string },
  withinDays: number,
): Each | undefined {
  const until = addDaysTo(now.date, withinDays)
  return visits.find((visit) => isToCome(visit, now) && visit.date <= until)
}

const yearsAround = 3

/**
 * What is wrong with a visit's date (YYYY-MM-DD), or null: one for the baby before the birth ("impossible"), or years away, is a slip.
 * Pregnancy has visits too, so hers may be before the birth.
 */
export function visitDateProblem(
  { date, patient }: Pick<NotedVisit, "date" | "patient">,
  { today, birthDate }: { today: string; birthDate: string | null },
): "impossible" | "long_ago" | "in_future" | null {
  const inYears = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
  if (patient === "baby" && birthDate !== null && date < birthDate) return "impossible"
  if (date < inYears(-yearsAround)) return "long_ago"
  return date > inYears(yearsAround) ? "in_future" : null
}
