import { type Kysely, sql } from "kysely"
import { entriesInAll, entriesPerDay } from "#domain/diary.ts"
import { addDays } from "#domain/retention.ts"
import { requireConsent } from "../consent/data.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { deleteEntry, loadEntries, readSyncedEntries, storeEntry } from "./data.ts"

/** A deleted entry's empty row stops a late retry. */
export const diaryNoun: SyncedNoun<"diaryEntries"> = {
  noun: "diaryEntries",
  load: loadEntries,
  async check({ db, userId, now }, { before, row }) {
    if (before !== undefined) return
    if (!row) await requireConsent(db, userId, "diary")
    await requireRoom(db, userId, now)
  },
  async store({ db, userId, version, now }, { key, row }) {
    if (row) await storeEntry(db, userId, row, version, now)
    else await deleteEntry(db, userId, key, version, now)
  },
  rowsAtOnce: rowsAtOnce.large,
  read: readSyncedEntries,
}

/** Throws DIARY_LIMIT. Call it while nothing else of the user runs. */
async function requireRoom(transaction: Kysely<Tables>, userId: string, now: Date) {
  const dayBefore = addDays(now, -1).toISOString()
  const full = [
    ...(await lastOfDay(transaction, { userId, after: dayBefore })),
    ...(await lastOfAll(transaction, { userId, after: "" })),
  ]
  if (full.length > 0) throw appError("DIARY_LIMIT")
}

const lastOfDay = storedAfter(entriesPerDay)
const lastOfAll = storedAfter(entriesInAll)

/** Counts deleted rows too. Reads only the index. */
function storedAfter(count: number) {
  return prepared((db, { userId, after }: { userId: string; after: string }) =>
    db
      .selectFrom("diary_entries")
      .select("stored_at")
      .where("user_id", "=", userId)
      .where("stored_at", ">", after)
      .orderBy("stored_at")
      .offset(sql.lit(count - 1))
      .limit(sql.lit(1)),
  )
}
