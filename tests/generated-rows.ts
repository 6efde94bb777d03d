import { type RawBuilder, sql } from "kysely"
import type { DatabaseType } from "#server/database/open.ts"

/** The rows from one number up to another, which is left out, as i. */
export function numbers(type: DatabaseType, from: number, to: number): RawBuilder<unknown> {
  const [first, last] = [sql.lit(from), sql.lit(to - 1)]
  return type === "postgres"
    ? sql`generate_series(${first}, ${last}) as i`
    : sql`(with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last}) select i from n)`
}

/** A random id of the form and length of those that a browser makes. */
export function uuid(type: DatabaseType): RawBuilder<unknown> {
  return type === "postgres"
    ? sql`gen_random_uuid()::text`
    : sql`lower(printf('%s-%s-%s-%s-%s', hex(randomblob(4)), hex(randomblob(2)), hex(randomblob(2)), hex(randomblob(2)), hex(randomblob(6))))`
}

/** The row of a diary entry as JSON, whose `id` and `created_at` are columns. */
export function entryValue(type: DatabaseType, notes: string) {
  const fields = sql`'id', id, 'mood', '🙂', 'notes', cast(${notes} as text), 'createdAt', created_at, 'revision', id`
  return type === "postgres" ? sql`json_build_object(${fields})::text` : sql`json_object(${fields})`
}
