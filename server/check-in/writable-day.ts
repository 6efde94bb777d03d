import { isWritableDay } from "#domain/check-in.ts"
import { appError } from "../errors.ts"

/** Throws INVALID_INPUT for a day (YYYY-MM-DD) begun nowhere, or long past. */
export function requireWritableDay(date: string, now: Date) {
  if (!isWritableDay(date, now)) throw appError("INVALID_INPUT", { fields: { date: "invalid" } })
}
