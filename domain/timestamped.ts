import * as z from "zod/mini"

/** A timestamp (ISO 8601, UTC, milliseconds), in the one form that sorts as text. */
export const changedAtSchema = z.iso.datetime({ precision: 3 })

/** A value with the timestamp of its last change. */
export type LastWrite<Value> = { value: Value; changedAt: string }

/** Values with the timestamp of each one's last change, so that two devices can be merged field by field. */
export type Timestamped<Values> = { values: Partial<Values>; changedAt: { [Field in keyof Values]?: string } }

/**
 * Last write wins, field by field; of two with the same timestamp, the one that arrives last. A stored timestamp later
 * than `now` comes from a clock that has been put back, and counts as older.
 */
export function mergeFields<Values extends object>(
  stored: Timestamped<Values> | null | undefined,
  changes: Partial<Values>,
  at: string,
  now?: string,
): Timestamped<Values> {
  const values = { ...stored?.values } as Partial<Values>
  const changedAt: Timestamped<Values>["changedAt"] = { ...stored?.changedAt }
  for (const field of Object.keys(changes) as (keyof Values)[]) {
    const last = changedAt[field]
    if (last !== undefined && last > at && !(now !== undefined && last > now)) continue
    values[field] = changes[field]
    changedAt[field] = at
  }
  return { values, changedAt }
}

/** The earlier of two timestamps (ISO 8601, UTC, milliseconds). */
export function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}

/** The later of two timestamps (ISO 8601, UTC, milliseconds). */
export function laterOf(one: string, other: string): string {
  return one < other ? other : one
}
