import { calendarDay } from "#app/ui/her-clock.ts"
import { addDaysTo, daysBetween } from "#domain/days/day-record.ts"
import type { Operation } from "#domain/operations/operations.ts"

/**
 * Corrects an operation that was dated by a clock `aheadMs` behind the true time: when it was made, and the day or
 * moment that it is about.
 */
export function retime(operation: Operation, aheadMs: number): Operation {
  const at = later(operation.at, aheadMs)
  const days = daysBetween(calendarDay(operation.at), calendarDay(at))
  const { date, createdAt } = operation.args as { date?: string; createdAt?: string }
  const args = {
    ...operation.args,
    ...(date !== undefined && { date: addDaysTo(date, days) }),
    ...(createdAt !== undefined && { createdAt: later(createdAt, aheadMs) }),
  }
  return { ...operation, args, at } as Operation
}

/** Adds milliseconds to a moment (ISO 8601, UTC). */
function later(moment: string, ms: number): string {
  return new Date(Date.parse(moment) + ms).toISOString()
}
