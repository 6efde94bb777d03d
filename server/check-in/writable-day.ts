import { isTodaySomewhere } from "#domain/check-in.ts"
import { daysAtHand } from "#domain/day-record.ts"
import { appError } from "../errors.ts"

const msPerDay = 24 * 60 * 60 * 1000
/** How long it may stay on an offline phone, and how far back she may correct it. */
const daysBack = daysAtHand

/** Whether something of this calendar date is plausible now: neither for a day that has begun nowhere yet, nor for one long past. */
export function isWritableDay(date: string, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(`${date}T12:00:00Z`)
  return isTodaySomewhere(date, now) || (ageMs > 0 && ageMs <= daysBack * msPerDay)
}

/** Throws INVALID_INPUT for a day that is not. */
export function requireWritableDay(date: string, now: Date) {
  if (!isWritableDay(date, now)) throw appError("INVALID_INPUT", { fields: { date: "invalid" } })
}
