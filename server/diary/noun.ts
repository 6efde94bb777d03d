import { editEntry } from "#domain/diary.ts"
import { requireConsent } from "../consent/data.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { deleteEntry, findEntry, readCopies, readSyncedEntries, storeEntry } from "./data.ts"
import { requireRoom } from "./room.ts"

/** Her diary: an entry is written once, an edit of an older text keeps both, and a deleted entry stays deleted. */
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
      const found = entry && entry !== "deleted" ? [entry] : []
      const entries = [...found, ...(await readCopies(db, userId, edit.entryId))]
      const edited = editEntry(entries, { ...edit, id: operationId, at, createdAt: notAfter(now, createdAt) })
      if (entries.includes(edited)) return
      if (edited.id === operationId) await requireRoom(db, userId, now)
      await storeEntry(db, userId, edited, version, now)
    },
    async entryDeleted({ db, userId, now, version }, { entryId }) {
      const entry = await findEntry(db, userId, entryId)
      if (entry === "deleted") return
      if (!entry) {
        // It takes a row to keep it away.
        await requireConsent(db, userId, "diary")
        await requireRoom(db, userId, now)
      }
      await deleteEntry(db, userId, entryId, version, now)
    },
    async conflictSettled({ db, userId, operationId, at, now, version }, choice) {
      const entry = await findEntry(db, userId, choice.entryId)
      const copy = await findEntry(db, userId, choice.copyId)
      // What has changed since she chose, she has not seen: both stand.
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
  read: readSyncedEntries,
}

/** A clock that is ahead must not put an entry before all later ones. */
function notAfter(now: Date, moment: string): string {
  return Date.parse(moment) > now.getTime() ? now.toISOString() : moment
}
