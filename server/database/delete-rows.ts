import { setImmediate } from "node:timers/promises"
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Tables } from "./tables.ts"

const rowsAtOnce = 20

export const largeTables = ["diary_entries", "support_questions"] as const
type LargeTable = (typeof largeTables)[number]

/** Oldest first, in batches: one statement would block all users. */
export async function deleteRowsOf(
  db: Kysely<Tables>,
  table: LargeTable,
  userId: string,
  condition: RawBuilder<SqlBool> = sql`true`,
) {
  let deleted: bigint | undefined
  do {
    deleted = (await batchOf(table, userId, condition).execute(db)).numAffectedRows
    // Lets other requests run.
    await setImmediate()
  } while (deleted === BigInt(rowsAtOnce))
}

/** By id alone SQLite would scan all her rows. */
export function batchOf(table: LargeTable, userId: string, condition: RawBuilder<SqlBool>) {
  return sql`
    delete from ${sql.table(table)} where user_id = ${userId} and (created_at, id) in (
      select created_at, id from ${sql.table(table)} where user_id = ${userId}
      order by created_at, id limit ${sql.lit(rowsAtOnce)}
    ) and ${condition}`
}

/** In all large tables, to delete the account quickly. */
export async function deleteMostOf(db: Kysely<Tables>, userId: string, condition?: RawBuilder<SqlBool>) {
  for (const table of largeTables) await deleteRowsOf(db, table, userId, condition)
}
