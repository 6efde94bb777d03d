import * as z from "zod/mini"
import { dayMs } from "../day-ms.ts"
import { earlierOf, type LastWrite, laterOf, type Timestamped } from "../timestamped.ts"
import { daysAtHand } from "./day-record.ts"

export const checkInQuestions = ["energy", "mood", "bloating"] as const

const score = z.nullable(z.int().check(z.minimum(1), z.maximum(5)))

/** Each answer is from 1 to 5, or null if it is not given. */
export const checkInSchema = z.strictObject({ energy: score, mood: score, bloating: score })
export type CheckIn = z.infer<typeof checkInSchema>

export const emptyCheckIn: CheckIn = { energy: null, mood: null, bloating: null }

/** Hours of sleep in 24 hours, naps included. */
export type DayAnswers = CheckIn & { sleepHours: number | null }

/** All answers of a day with the time of the last one; null if there are none. */
export function answersAsOne({ values, changedAt }: Timestamped<DayAnswers>): LastWrite<DayAnswers> | null {
  const { energy = null, mood = null, bloating = null, sleepHours = null } = values
  const last = Object.values(changedAt).reduce(laterOf, "")
  return last === "" ? null : { value: { energy, mood, bloating, sleepHours }, changedAt: last }
}

export const sleepStepHours = 0.5
export const sleepMaxHours = 24
export const sleepHoursSchema = z.number().check(z.minimum(0), z.maximum(sleepMaxHours), z.multipleOf(sleepStepHours))

/** A date (YYYY-MM-DD) in her own time zone. */
export const calendarDateSchema = z.iso.date()

/** True if it is this date somewhere on Earth, with a tolerance of three hours. */
export function isTodaySomewhere(date: string, now: Date): boolean {
  const distanceMs = Math.abs(Date.parse(`${date}T12:00:00Z`) - now.getTime())
  return distanceMs <= 1.125 * dayMs
}

/** True if the day has begun somewhere on Earth and is at most `daysAtHand` days ago. */
function isWritableDay(date: string, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(`${date}T12:00:00Z`)
  return isTodaySomewhere(date, now) || (ageMs > 0 && ageMs <= daysAtHand * dayMs)
}

/**
 * True if the day can be written at `now`, or could be at `at`, when she did it. Imported or long pending operations
 * thereby keep their day.
 */
export function wasWritableDay(date: string, { at, now }: { at: string; now: string }): boolean {
  return isWritableDay(date, new Date(now)) || isWritableDay(date, new Date(earlierOf(at, now)))
}
