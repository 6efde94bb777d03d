import { wasWritableDay } from "#domain/days/check-in.ts"
import { appError } from "../../errors.ts"

/**
 * Throws INVALID_INPUT for a day (YYYY-MM-DD) that had not begun anywhere on earth when the user wrote, or was long
 * past.
 */
export function requireWritableDay(date: string, { at, now }: { at: string; now: Date }) {
  if (!wasWritableDay(date, { at, now: now.toISOString() }))
    throw appError("INVALID_INPUT", { fields: { date: "invalid" } })
}
