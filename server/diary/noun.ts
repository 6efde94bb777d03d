import { requireConsent } from "../consent/data.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { deleteEntry, loadEntries, readSyncedEntries, storeEntry } from "./data.ts"
import { requireRoom } from "./room.ts"

/** Her diary. A deleted entry leaves an empty row, so that a late retry cannot bring it back. */
export const diaryNoun: SyncedNoun<"diaryEntries"> = {
  noun: "diaryEntries",
  load: loadEntries,
  async check({ db, userId, now }, { before, row }) {
    if (before !== undefined) return
    // The empty row of an entry that has not arrived is of the diary too.
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
