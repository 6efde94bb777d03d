import * as z from "zod/mini"
import { calendarDateSchema } from "../days/check-in.ts"
import { addDaysTo } from "../days/day-record.ts"
import { oneLineSchema } from "../one-line.ts"
import { own } from "../own.ts"
import { timeOfDaySchema } from "../reminders/reminder-times.ts"
import { type ById, mergeFields, type Timestamped, withoutOldRemoved } from "../timestamped.ts"

export const visitTextMax = 120
/** The app accepts no more visits than this; the server limits only the row's length. */
export const visitsMost = 50

export const patients = ["mother", "baby"] as const
export type Patient = (typeof patients)[number]

/** The id of an offer in a country's calendar, such as "br-2m". */
export const offerIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))

/** What she notes of a visit; date and time are in her time zone. */
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
/** Visits of mother and baby by id; null means removed. `done` has times of its own, so that no edit resets it. */
export type Visits = ById<NotedVisit> & { done?: Timestamped<{ [visitId: string]: boolean }> }

type When = { at: string; now?: string }

/** Adds a visit or replaces it as a whole; of two changes the later wins. */
export function withVisit(
  before: Visits | null | undefined,
  visitId: string,
  visit: NotedVisit,
  { at, now }: When,
): Visits {
  return withoutOldRemoved(mergeFields(before, { [visitId]: visit }, at, now), at)
}

/** Marks a visit as done or not done; returns null if there is no such visit. */
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

/** The visits by date and time. Quiet mode (after a loss) leaves out those of the baby. */
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

/** True if a visit is still to come and not ticked as done. `now` is the date and time (HH:MM) in her time zone. */
export function isToCome({ date, time, isDone }: Visit, now: { date: string; time: string }): boolean {
  return !isDone && (date > now.date || (date === now.date && time >= now.time))
}

/** The next visit within so many days; undefined if there is none. */
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
 * What is wrong with a visit's date (YYYY-MM-DD), or null. A visit for the baby before the birth is "impossible", and
 * one that is years away is taken for a typing error. The mother's own visits may be before the birth, because
 * pregnancy has visits too.
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
