import { type Kysely, sql } from "kysely"
import { entriesInAll, entriesPerDay } from "#domain/diary.ts"
import { addDays } from "#domain/retention.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"

/** Throws DIARY_LIMIT when the user's diary is full. To be called while no other operation of the user runs. */
export async function requireRoom(transaction: Kysely<Tables>, userId: string, now: Date) {
  const dayBefore = addDays(now, -1).toISOString()
  if (await hasStored(transaction, userId, dayBefore, entriesPerDay)) throw appError("DIARY_LIMIT")
  if (await hasStored(transaction, userId, "", entriesInAll)) throw appError("DIARY_LIMIT")
}

/** Whether the user has at least `count` rows stored after a time, including deleted ones. Reads only the index, up to that row. */
async function hasStored(db: Kysely<Tables>, userId: string, after: string, count: number): Promise<boolean> {
  const last = db
    .selectFrom("diary_entries")
    .select("stored_at")
    .where("user_id", "=", userId)
    .where("stored_at", ">", after)
    .orderBy("stored_at")
    .offset(sql.lit(count - 1))
    .limit(sql.lit(1))
  return (await last.executeTakeFirst()) !== undefined
}
