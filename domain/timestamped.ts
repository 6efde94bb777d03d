import * as z from "zod/mini"
import { own } from "./own.ts"
import { addDays } from "./privacy/retention.ts"

/** Only this form (ISO 8601, UTC, with milliseconds) sorts correctly as text. */
export const momentSchema = z.iso.datetime({ precision: 3 })

export type LastWrite<Value> = { value: Value; changedAt: string }

export type Timestamped<Values> = { values: Partial<Values>; changedAt: { [Field in keyof Values]?: string } }

/** The schema of a row with timestamped fields. It keeps fields that it does not know. */
export function timestampedSchema<Shape extends z.core.$ZodShape>(values: z.ZodMiniObject<Shape>) {
  const schema = z.looseObject({
    values: z.partial(z.looseObject(values.shape)),
    changedAt: z.record(z.string(), z.string()),
  })
  return schema as unknown as z.ZodMiniType<Timestamped<z.infer<z.ZodMiniObject<Shape>>>>
}

/**
 * For each field the last write wins, and of equal times the last to arrive. A stored time later than `now` comes from
 * a clock that was set back since, so it counts as older.
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
    const last = own<string | undefined>(changedAt, field)
    if (last !== undefined && last > at && !(now !== undefined && last > now)) continue
    values[field] = changes[field]
    changedAt[field] = at
  }
  // Fields that a newer release has stored are kept.
  return { ...stored, values, changedAt }
}

/** Changes only some fields, each with its own time. */
export function withFields<Values extends object>(
  row: Timestamped<Values>,
  isKept: (field: string) => boolean,
): Timestamped<Values> {
  const kept = (byField: object) => Object.fromEntries(Object.entries(byField).filter(([field]) => isKept(field)))
  return { ...row, values: kept(row.values) as Partial<Values>, changedAt: kept(row.changedAt) as typeof row.changedAt }
}

/** The entries of one row by id; null means removed. */
export type ById<Entry> = Timestamped<{ [id: string]: Entry | null }>

/** A removed entry is remembered this long, so that no device can restore it. */
const removedDays = 60

/** Drops entries that were removed long before `at`. */
export function withoutOldRemoved<Entry>(row: ById<Entry>, at: string): ById<Entry> {
  const until = addDays(new Date(at), -removedDays).toISOString()
  const isOld = (id: string) => row.values[id] === null && (row.changedAt[id] ?? "") < until
  return withFields(row, (id) => !isOld(id))
}

/** Returns the earlier of two times, which are ISO 8601 in UTC with milliseconds. */
export function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}

/** Returns the later of two times, which are ISO 8601 in UTC with milliseconds. */
export function laterOf(one: string, other: string): string {
  return one < other ? other : one
}
