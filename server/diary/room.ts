import { type Kysely, sql } from "kysely"
import { entriesInAll, entriesPerDay } from "#domain/diary.ts"
import { addDays } from "#domain/retention.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"

/** Throws DIARY_LIMIT when one more entry of hers would be one too many. To be called while no other operation of hers runs. */
export async function requireRoom(transaction: Kysely<Tables>, userId: string, now: Date) {
  const dayBefore = addDays(now, -1).toISOString()
  if (await hasStored(transaction, userId, dayBefore, entriesPerDay)) throw appError("DIARY_LIMIT")
  if (await hasStored(transaction, userId, "", entriesInAll)) throw appError("DIARY_LIMIT")
}

/** Whether so many rows of hers came after a moment, deleted ones included. Reads the index only, and no further than that. */
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
