import { sql } from "kysely"
import { entriesInAll, entriesPerDay } from "#domain/diary/diary.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { prepared } from "../database/prepared.ts"
import { appError } from "../errors.ts"
import { requireConsent } from "../privacy/consent/data.ts"
import type { NounChecks, OperationContext } from "../sync/noun.ts"
import { takeRoom } from "../sync/room.ts"
import { countCopies, countRows } from "../sync/rows.ts"

/**
 * The most conflicting texts of one entry that may wait for the user's choice, since each operation on the entry reads
 * all of them.
 */
const copiesMost = 10

export const diaryChecks: NounChecks<"diaryEntries"> = {
  async check(context, { before, row }) {
    if (before !== undefined) return
    const { db, userId } = context
    if (!row) await requireConsent(db, userId, "diary")
    const copies = row?.copyOf === undefined ? 0 : await countCopies(db, userId, "diaryEntries", row.copyOf)
    if (copies >= copiesMost) throw appError("DIARY_LIMIT")
    await requireRoom(context)
  },
}

/**
 * Throws DIARY_LIMIT if a user has too many entries. The caller must hold the user's lock, so that no other entry is
 * added meanwhile.
 */
async function requireRoom(context: OperationContext) {
  const { db, userId, now } = context
  const ofDay = await lastOfDay(db, { userId, after: addDays(now, -1).toISOString() })
  if (ofDay.length > 0) throw appError("DIARY_LIMIT")
  const hasRoom = await takeRoom(context, "diaryEntries", entriesInAll, () => countRows(db, userId, "diaryEntries"))
  if (!hasRoom) throw appError("DIARY_LIMIT")
}

/** Finds whether the daily limit is reached, deleted entries included. It reads only the index. */
const lastOfDay = prepared((db, { userId, after }: { userId: string; after: string }) =>
  db
    .selectFrom("rows")
    .select("stored_at")
    .where("user_id", "=", userId)
    .where("noun", "=", sql.lit("diaryEntries"))
    .where("stored_at", ">", after)
    .orderBy("stored_at")
    .offset(sql.lit(entriesPerDay - 1))
    .limit(sql.lit(1)),
)
