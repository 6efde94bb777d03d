import { setImmediate } from "node:timers/promises"
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Noun } from "#domain/nouns/noun.ts"
import { rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import type { Tables } from "./tables.ts"

const rowsAtOnce = 20

/** `order` lists the columns that follow `user_id` in an index of the table, so that a batch is found by that index. */
type Large = { noun: Noun; table: keyof Tables; order: readonly string[]; only?: RawBuilder<SqlBool> }

/** The nouns of which one user may have stored hundreds of megabytes. */
export const largeNouns: readonly Large[] = [
  ...rowNouns
    .filter((noun) => rowOf(noun).hasLongTexts)
    .map((noun): Large => ({ noun, table: "rows", order: ["noun", "sort", "key"], only: sql`noun = ${noun}` })),
  { noun: "questions", table: "support_questions", order: ["created_at", "id"] },
]

/**
 * Deletes a user's rows in batches, oldest first. On SQLite, a single statement would block all users until it ends.
 */
async function deleteRowsOf(db: Kysely<Tables>, large: Large, userId: string, condition: RawBuilder<SqlBool>) {
  let deleted: bigint | undefined
  do {
    deleted = (await batchOf(large, userId, condition).execute(db)).numAffectedRows
    // SQLite answers synchronously, so other requests are let through between the batches.
    await setImmediate()
  } while (deleted === BigInt(rowsAtOnce))
}

/**
 * Builds the statement that deletes one batch. The ordering must name all columns of the index, because with fewer
 * SQLite scans all of the user's rows.
 */
export function batchOf({ table, order, only = sql`true` }: Large, userId: string, condition: RawBuilder<SqlBool>) {
  const place = sql.join(order.map((column) => sql.ref(column)))
  return sql`
    delete from ${sql.table(table)} where user_id = ${userId} and (${place}) in (
      select ${place} from ${sql.table(table)} where user_id = ${userId} and ${only}
      order by ${place} limit ${sql.lit(rowsAtOnce)}
    ) and ${condition}`
}

/**
 * Deletes a user's rows of the large nouns before the account itself is deleted, so that its last transaction is short.
 * `nouns` and `condition` narrow what is deleted.
 */
export async function deleteMostOf(
  db: Kysely<Tables>,
  userId: string,
  { nouns, condition = sql`true` }: { nouns?: readonly Noun[]; condition?: RawBuilder<SqlBool> } = {},
) {
  for (const large of largeNouns)
    if (!nouns || nouns.includes(large.noun)) await deleteRowsOf(db, large, userId, condition)
}
