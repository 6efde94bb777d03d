import type { Kysely } from "kysely"
import { editEntry, entryToDelete, type SyncedEntry } from "#domain/diary.ts"
import { requireConsent } from "../consent/data.ts"
import type { Tables } from "../database/tables.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { deleteEntry, findEntry, readCopies, readSyncedEntries, storeEntry } from "./data.ts"
import { requireRoom } from "./room.ts"

/** Her diary: an entry is stored once, an edit of an older text keeps both, and a deleted entry stays deleted. */
export const diaryNoun: SyncedNoun = {
  noun: "diaryEntries",
  handlers: {
    async entryWritten({ db, userId, operationId, now, version }, { entryId, mood, notes, createdAt }) {
      await requireConsent(db, userId, "diary")
      if (await findEntry(db, userId, entryId)) return
      await requireRoom(db, userId, now)
      const moment = notAfter(now, createdAt)
      await storeEntry(db, userId, { id: entryId, mood, notes, createdAt: moment, revision: operationId }, version, now)
    },
    async entryEdited({ db, userId, operationId, at, now, version }, { createdAt, ...edit }) {
      await requireConsent(db, userId, "diary")
      const entry = await findEntry(db, userId, edit.entryId)
      const entries = await withCopies(db, userId, edit.entryId, entry)
      const edited = editEntry(entries, { ...edit, id: operationId, at, createdAt: notAfter(now, createdAt) })
      if (entries.includes(edited)) return
      if (edited.id === operationId) await requireRoom(db, userId, now)
      await storeEntry(db, userId, edited, version, now)
    },
    async entryDeleted({ db, userId, now, version }, { entryId, base }) {
      const entry = await findEntry(db, userId, entryId)
      const seen = entryToDelete(await withCopies(db, userId, entryId, entry), { entryId, ...(base && { base }) })
      if (seen) return deleteEntry(db, userId, seen.id, version, now)
      if (entry) return
      // The empty row keeps the entry from arriving later.
      await requireConsent(db, userId, "diary")
      await requireRoom(db, userId, now)
      await deleteEntry(db, userId, entryId, version, now)
    },
    async conflictSettled({ db, userId, operationId, at, now, version }, choice) {
      const entry = await findEntry(db, userId, choice.entryId)
      const copy = await findEntry(db, userId, choice.copyId)
      // If a text has changed since she chose, she has not seen it, and both stay.
      if (!copy || copy === "deleted" || copy.revision !== choice.copyRevision) return
      if (choice.keep === "both") {
        return storeEntry(db, userId, { ...copy, isConflict: false }, version, now)
      }
      if (!entry || entry === "deleted" || entry.revision !== choice.entryRevision) return
      if (choice.keep === "copy") {
        const { mood, notes } = copy
        await storeEntry(db, userId, { ...entry, mood, notes, updatedAt: at, revision: operationId }, version, now)
      }
      await deleteEntry(db, userId, copy.id, version, now)
    },
  },
  rowsAtOnce: rowsAtOnce.large,
  read: readSyncedEntries,
}

async function withCopies(
  db: Kysely<Tables>,
  userId: string,
  entryId: string,
  entry: Awaited<ReturnType<typeof findEntry>>,
): Promise<SyncedEntry[]> {
  const copies = await readCopies(db, userId, entryId)
  return entry && entry !== "deleted" ? [entry, ...copies] : copies
}

/** Clamps a timestamp to now: a clock that is ahead must not put an entry before all later ones. */
function notAfter(now: Date, moment: string): string {
  return Date.parse(moment) > now.getTime() ? now.toISOString() : moment
}
