import * as z from "zod/mini"
import { own } from "./own.ts"

/** The one form (ISO 8601, UTC, milliseconds) that sorts as text. */
export const momentSchema = z.iso.datetime({ precision: 3 })

export type LastWrite<Value> = { value: Value; changedAt: string }

export type Timestamped<Values> = { values: Partial<Values>; changedAt: { [Field in keyof Values]?: string } }

/** Last write wins; of equals the last to arrive. One later than `now` is of a clock put back, and counts as older. */
export function mergeFields<Values extends object>(
  stored: Timestamped<Values> | null | undefined,
  changes: Partial<Values>,
  at: string,
  now?: string,
): Timestamped<Values> {
  const values = { ...stored?.values } as Partial<Values>
  const changedAt: Timestamped<Values>["changedAt"] = { ...stored?.changedAt }
  for (const field of Object.keys(changes) as (keyof Values)[]) {
    const last = own<string | undefined>(changedAt, field)
    if (last !== undefined && last > at && !(now !== undefined && last > now)) continue
    values[field] = changes[field]
    changedAt[field] = at
  }
  return { values, changedAt }
}

/** ISO 8601, UTC, milliseconds. */
export function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}

/** ISO 8601, UTC, milliseconds. */
export function laterOf(one: string, other: string): string {
  return one < other ? other : one
}
