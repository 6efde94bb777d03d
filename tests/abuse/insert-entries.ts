import { sql } from "kysely"
import type { Database } from "#server/database/open.ts"
import { numbers, uuid } from "../generated-rows.ts"

/** Rows per statement, which has to end within the server's query timeout. */
const batch = 5000

type Many = { count: number; storedAt: Date; notes?: string; isDeleted?: boolean }

/** The longest notes that an entry may have: 5000 characters of three bytes each. */
export const longestNotes = "ệ".repeat(5000)

/** Inserts many diary entries of a user, a second apart, bypassing the API, whose limits would stretch this over months. */
export async function insertEntries(database: Pick<Database, "db" | "type">, userId: string, many: Many) {
  const { db, type } = database
  const { count, storedAt, notes = "Dormi.", isDeleted = false } = many
  const deletedAt = isDeleted ? storedAt.toISOString() : null
  const [mood, text] = isDeleted ? ["", ""] : ["🙂", notes]
  const createdAt =
    type === "postgres"
      ? sql`to_char(timestamp '2026-01-01' + i * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' seconds')`
  for (let from = 0; from < count; from += batch) {
    await sql`
      insert into diary_entries (id, user_id, mood, notes, created_at, deleted_at, stored_at)
      select ${uuid(type)}, cast(${userId} as text), cast(${mood} as text), cast(${text} as text), ${createdAt},
        cast(${deletedAt} as text), cast(${storedAt.toISOString()} as text)
      from ${numbers(type, from, Math.min(from + batch, count))}`.execute(db)
  }
}
