import { requireConsent } from "../consent/data.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { deleteEntry, loadEntries, readSyncedEntries, storeEntry } from "./data.ts"
import { requireRoom } from "./room.ts"

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
