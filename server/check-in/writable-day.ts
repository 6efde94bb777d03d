import { isTodaySomewhere } from "#domain/check-in.ts"

const msPerDay = 24 * 60 * 60 * 1000
/** How long a check-in may stay on an offline phone. */
const daysBack = 31

/** Whether a check-in of this calendar date is plausible now: neither for a day that has begun nowhere yet, nor for one long past. */
export function isWritableDay(date: string, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(`${date}T12:00:00Z`)
  return isTodaySomewhere(date, now) || (ageMs > 0 && ageMs <= daysBack * msPerDay)
}
