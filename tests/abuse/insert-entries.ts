import { sql } from "kysely"
import type { Database, DatabaseType } from "#server/database/open.ts"
import { entryValue, numbers, uuid } from "../generated-rows.ts"

/** The number of rows in a statement, which must end within the server's query timeout. */
const batch = 5000

type Many = {
  count: number
  storedAt: Date
  notes?: string
  isDeleted?: boolean
  /** Of all of them. */
  createdAt?: string
  /** The first version of the entries. Each entry is in a minute of its own, at the edge of one of 500 months. */
  spreadFromVersion?: number
}

/** The longest notes that an entry may have: 5000 characters of three bytes each. */
export const longestNotes = "ệ".repeat(5000)

/** Inserts many diary entries of a user, a second apart, bypassing the API, whose limits would stretch this over months. */
export async function insertEntries(database: Pick<Database, "db" | "type">, userId: string, many: Many) {
  const { db, type } = database
  const { count, storedAt, notes = "Dormi.", isDeleted = false, createdAt, spreadFromVersion } = many
  const moment = createdAt === undefined ? momentsOf(type, spreadFromVersion !== undefined) : sql`${createdAt}`
  const version = spreadFromVersion === undefined ? sql`0` : sql`${sql.lit(spreadFromVersion)} + i`
  const stored = sql`cast(${storedAt.toISOString()} as text)`
  const content = isDeleted
    ? sql`'', ${stored}, ${stored}, null`
    : sql`created_at, ${stored}, ${stored}, ${entryValue(type, notes)}`
  for (let from = 0; from < count; from += batch) {
    await sql`
      insert into rows (user_id, noun, key, version, sort, stored_at, changed_at, value)
      with made as materialized (
        select ${uuid(type)} as id, ${version} as version, cast(${moment} as text) as created_at
        from ${numbers(type, from, Math.min(from + batch, count))})
      select cast(${userId} as text), 'diaryEntries', id, version, ${content} from made`.execute(db)
  }
}

function momentsOf(type: DatabaseType, isSpread: boolean) {
  if (type === "postgres") {
    const moment = isSpread
      ? sql`timestamp '2026-11-01' - (i % 500) * interval '1 month' + (i / 500) * interval '1 minute'`
      : sql`timestamp '2026-01-01' + i * interval '1 second'`
    return sql`to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  }
  const moment = isSpread
    ? sql`'2026-11-01', '-' || (i % 500) || ' months', '+' || (i / 500) || ' minutes'`
    : sql`'2026-01-01', '+' || i || ' seconds'`
  return sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${moment})`
}
