import { setImmediate } from "node:timers/promises"
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Tables } from "./tables.ts"

/** A few milliseconds of work and disk time at most. */
const rowsAtOnce = 20

/** The tables in which one user may have many rows. */
export const largeTables = ["diary_entries", "support_questions"] as const
type LargeTable = (typeof largeTables)[number]

/**
 * Deletes all rows of a user while a condition holds, the oldest first and in small batches: a single statement would
 * block all other users. If the process ends in between, the newer rows stay.
 */
export async function deleteRowsOf(
  db: Kysely<Tables>,
  table: LargeTable,
  userId: string,
  condition: RawBuilder<SqlBool> = sql`true`,
) {
  let deleted: bigint | undefined
  do {
    deleted = (await batchOf(table, userId, condition).execute(db)).numAffectedRows
    // SQLite answers synchronously; this lets other requests run in between.
    await setImmediate()
  } while (deleted === BigInt(rowsAtOnce))
}

/** By the whole key of a row: by its id alone, SQLite would look through all rows of the user for each batch. */
export function batchOf(table: LargeTable, userId: string, condition: RawBuilder<SqlBool>) {
  return sql`
    delete from ${sql.table(table)} where user_id = ${userId} and (created_at, id) in (
      select created_at, id from ${sql.table(table)} where user_id = ${userId}
      order by created_at, id limit ${sql.lit(rowsAtOnce)}
    ) and ${condition}`
}

/** The same for every large table, so that little is left to be deleted with the account in one statement. */
export async function deleteMostOf(db: Kysely<Tables>, userId: string, condition?: RawBuilder<SqlBool>) {
  for (const table of largeTables) await deleteRowsOf(db, table, userId, condition)
}
