import { setImmediate } from "node:timers/promises"
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Tables } from "./tables.ts"

/** At their longest a few milliseconds of work, and of waiting for the disk. */
const rowsAtOnce = 20

/** The tables in which one mother may have many rows. */
type LargeTable = "diary_entries" | "support_questions"

/**
 * Deletes all rows of hers as long as a condition holds, the oldest first and few at a time: one statement for all of them
 * would hold up everybody else. Of a process that ends in between, the newer ones stay.
 */
export async function deleteRowsOf(
  db: Kysely<Tables>,
  table: LargeTable,
  userId: string,
  condition: RawBuilder<SqlBool> = sql`true`,
) {
  let deleted: bigint | undefined
  do {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where user_id = ${userId} and id in (
        select id from ${sql.table(table)} where user_id = ${userId} order by created_at limit ${sql.lit(rowsAtOnce)}
      ) and ${condition}`.execute(db)
    deleted = numAffectedRows
    // SQLite answers before anybody else has had a turn.
    await setImmediate()
  } while (deleted === BigInt(rowsAtOnce))
}

/** The same for all that may be much of hers, so that little is left to go with her account in one statement. */
export async function deleteMostOf(db: Kysely<Tables>, userId: string, condition?: RawBuilder<SqlBool>) {
  for (const table of ["diary_entries", "support_questions"] as const) {
    await deleteRowsOf(db, table, userId, condition)
  }
}
