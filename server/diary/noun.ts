import { sql } from "kysely"
import { entriesInAll, entriesPerDay } from "#domain/diary.ts"
import { addDays } from "#domain/retention.ts"
import { requireConsent } from "../consent/data.ts"
import { prepared } from "../database/prepared.ts"
import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { OperationContext, SyncedNoun } from "../sync/noun.ts"
import { takeRoom } from "../sync/room.ts"
import { countEntries, deleteEntry, loadEntries, readCopies, readSyncedEntries, storeEntry } from "./data.ts"

/** Texts of one entry that wait to be settled: each operation on it reads them all. */
const copiesMost = 10

/** A deleted entry's empty row stops a late retry. */
export const diaryNoun: SyncedNoun<"diaryEntries"> = {
  noun: "diaryEntries",
  load: loadEntries,
  async check(context, { before, row }) {
    if (before !== undefined) return
    const { db, userId } = context
    if (!row) await requireConsent(db, userId, "diary")
    const copies = row?.copyOf === undefined ? [] : await readCopies(db, userId, row.copyOf)
    if (copies.length >= copiesMost) throw appError("DIARY_LIMIT")
    await requireRoom(context)
  },
  async store({ db, userId, version, now }, { key, row }) {
    if (row) await storeEntry(db, userId, row, version, now)
    else await deleteEntry(db, userId, key, version, now)
  },
  rowsAtOnce: rowsAtOnce.large,
  read: readSyncedEntries,
}

/** Throws DIARY_LIMIT. Call it while nothing else of the user runs. */
async function requireRoom(context: OperationContext) {
  const { db, userId, now } = context
  const ofDay = await lastOfDay(db, { userId, after: addDays(now, -1).toISOString() })
  if (ofDay.length > 0) throw appError("DIARY_LIMIT")
  const hasRoom = await takeRoom(context, "diary entries", entriesInAll, () => countEntries(db, userId))
  if (!hasRoom) throw appError("DIARY_LIMIT")
}

/** Counts deleted rows too. Reads only the index. */
const lastOfDay = prepared((db, { userId, after }: { userId: string; after: string }) =>
  db
    .selectFrom("diary_entries")
    .select("stored_at")
    .where("user_id", "=", userId)
    .where("stored_at", ">", after)
    .orderBy("stored_at")
    .offset(sql.lit(entriesPerDay - 1))
    .limit(sql.lit(1)),
)
