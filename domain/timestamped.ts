import * as z from "zod/mini"
import { own } from "./own.ts"
import { addDays } from "./privacy/retention.ts"

/** The one form (ISO 8601, UTC, milliseconds) that sorts as text. */
export const momentSchema = z.iso.datetime({ precision: 3 })

export type LastWrite<Value> = { value: Value; changedAt: string }

export type Timestamped<Values> = { values: Partial<Values>; changedAt: { [Field in keyof Values]?: string } }

/** The shape of such a row. Fields that it does not know stay. */
export function timestampedSchema<Shape extends z.core.$ZodShape>(values: z.ZodMiniObject<Shape>) {
  const schema = z.looseObject({
    values: z.partial(z.looseObject(values.shape)),
    changedAt: z.record(z.string(), z.string()),
  })
  return schema as unknown as z.ZodMiniType<Timestamped<z.infer<z.ZodMiniObject<Shape>>>>
}

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
  // Fields that a newer release has stored beside them stay.
  return { ...stored, values, changedAt }
}

/** Changes only some fields, each with its own moment. */
export function withFields<Values extends object>(
  row: Timestamped<Values>,
  isKept: (field: string) => boolean,
): Timestamped<Values> {
  const kept = (byField: object) => Object.fromEntries(Object.entries(byField).filter(([field]) => isKept(field)))
  return { ...row, values: kept(row.values) as Partial<Values>, changedAt: kept(row.changedAt) as typeof row.changedAt }
}

/** Of one row, by id; null: removed. */
export type ById<Entry> = Timestamped<{ [id: string]: Entry | null }>

/** A removed entry is remembered for this long, so that no device brings it back. */
const removedDays = 60

/** Without the entries that were removed long before `at`. */
export function withoutOldRemoved<Entry>(row: ById<Entry>, at: string): ById<Entry> {
  const until = addDays(new Date(at), -removedDays).toISOString()
  const isOld = (id: string) => row.values[id] === null && (row.changedAt[id] ?? "") < until
  return withFields(row, (id) => !isOld(id))
}

/** ISO 8601, UTC, milliseconds. */
export function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}

/** ISO 8601, UTC, milliseconds. */
export function laterOf(one: string, other: string): string {
  return one < other ? other : one
}
