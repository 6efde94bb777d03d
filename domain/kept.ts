import * as z from "zod/mini"

/** A value with the moment of its last change (ISO 8601, UTC, milliseconds), so that two copies can agree on the newest. */
export type Kept<Value> = { value: Value; changedAt: string }

export const changedAtSchema = z.iso.datetime({ precision: 3 })

/** The moment to write on a change: now, yet always later than the change it follows, whatever the device's clock says. */
export function changedAfter(previous: string | undefined, now: Date): string {
  const after = previous ? Date.parse(previous) + 1 : 0
  return new Date(Math.max(now.getTime(), after)).toISOString()
}

/** The copy that was changed last; of two changed in the same moment, the first. */
export function newest<Value>(one: Kept<Value>, other: Kept<Value>): Kept<Value> {
  return Date.parse(other.changedAt) > Date.parse(one.changedAt) ? other : one
}
