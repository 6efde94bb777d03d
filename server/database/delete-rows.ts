import { setImmediate } from "node:timers/promises"
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Noun } from "#domain/nouns/noun.ts"
import { rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import type { Tables } from "./tables.ts"

const rowsAtOnce = 20

/** `order`: the columns of an index of the table that follow the user. */
type Large = { noun: Noun; table: keyof Tables; order: readonly string[]; only?: RawBuilder<SqlBool> }

/** The nouns of which a user may have hundreds of megabytes. */
export const largeNouns: readonly Large[] = [
  ...rowNouns
    .filter((noun) => rowOf(noun).hasLongTexts)
    .map((noun): Large => ({ noun, table: "rows", order: ["noun", "sort", "key"], only: sql`noun = ${noun}` })),
  { noun: "questions", table: "support_questions", order: ["created_at", "id"] },
]

/** Deletes a user's rows, oldest first, in batches: one statement would block all users. */
async function deleteRowsOf(db: Kysely<Tables>, large: Large, userId: string, condition: RawBuilder<SqlBool>) {
  let deleted: bigint | undefined
  do {
    deleted = (await batchOf(large, userId, condition).execute(db)).numAffectedRows
    // Lets other requests run.
    await setImmediate()
  } while (deleted === BigInt(rowsAtOnce))
}

/** The condition for one batch. With less than the whole key SQLite would scan all of the user's rows. */
export function batchOf({ table, order, only = sql`true` }: Large, userId: string, condition: RawBuilder<SqlBool>) {
  const place = sql.join(order.map((column) => sql.ref(column)))
  return sql`
    delete from ${sql.table(table)} where user_id = ${userId} and (${place}) in (
      select ${place} from ${sql.table(table)} where user_id = ${userId} and ${only}
      order by ${place} limit ${sql.lit(rowsAtOnce)}
    ) and ${condition}`
}

/** Deletes most rows of all large nouns, so that deleting the account is quick, or of some. */
export async function deleteMostOf(
  db: Kysely<Tables>,
  userId: string,
  { nouns, condition = sql`true` }: { nouns?: readonly Noun[]; condition?: RawBuilder<SqlBool> } = {},
) {
  for (const large of largeNouns)
    if (!nouns || nouns.includes(large.noun)) await deleteRowsOf(db, large, userId, condition)
}
