import * as z from "zod/mini"
import { daysAtHand } from "./day-record.ts"

export const checkInQuestions = ["energy", "mood", "bloating"] as const

const score = z.nullable(z.int().check(z.minimum(1), z.maximum(5)))

/** How she feels on one day: each answer from 1 to 5, or null while she has not given it. */
export const checkInSchema = z.strictObject({ energy: score, mood: score, bloating: score })
export type CheckIn = z.infer<typeof checkInSchema>

export const emptyCheckIn: CheckIn = { energy: null, mood: null, bloating: null }

/** What she told of one day: the check-in, and her sleep in 24 hours, naps included; null where she took it back. */
export type DayAnswers = CheckIn & { sleepHours: number | null }

/** Sleep is told in half hours. */
export const sleepStepHours = 0.5
export const sleepMaxHours = 24
export const sleepHoursSchema = z.number().check(z.minimum(0), z.maximum(sleepMaxHours), z.multipleOf(sleepStepHours))

const msPerDay = 24 * 60 * 60 * 1000

/** A calendar day in her own time zone (YYYY-MM-DD). */
export const calendarDateSchema = z.iso.date()

/** Whether some place on earth can have this calendar date now (UTC-12 to UTC+14). */
export function isTodaySomewhere(date: string, now: Date): boolean {
  const distanceMs = Math.abs(Date.parse(`${date}T12:00:00Z`) - now.getTime())
  return distanceMs <= 1.125 * msPerDay
}

/** Whether something of this calendar date is plausible now: neither for a day that has begun nowhere yet, nor for one long past. */
export function isWritableDay(date: string, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(`${date}T12:00:00Z`)
  return isTodaySomewhere(date, now) || (ageMs > 0 && ageMs <= daysAtHand * msPerDay)
}
