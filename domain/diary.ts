import * as z from "zod/mini"
import { changedAtSchema } from "./kept.ts"

export const moods = ["😄", "🙂", "😐", "😞", "😢"] as const
export type Mood = (typeof moods)[number]
export const defaultMood: Mood = "🙂"

/** How many entries the diary shows, newest first. */
export const latestEntries = 10
export const notesMaxLength = 5000
/** How many new entries the server takes of one mother in 24 hours, and in all; a deleted one counts while its empty row stays. */
export const entriesPerDay = 200
export const entriesInAll = 20_000

/** The id that the browser gives to an entry, so that sending it twice stores it once. */
export const diaryEntryIdSchema = z.uuid().check(z.toLowerCase())

/** What an entry says. */
export const diaryTextSchema = z.strictObject({
  mood: z.enum(moods),
  notes: z.string().check(z.trim(), z.minLength(1), z.maxLength(notesMaxLength)),
})
export type DiaryText = z.infer<typeof diaryTextSchema>

/**
 * What an entry says, and the moment it was written (ISO 8601, UTC, milliseconds), which an edit does not change.
 * An edit carries the moment of its change as `updatedAt`: the newest wins, and a late retry of the first version never does.
 */
export const diaryEntrySchema = z.strictObject({
  ...diaryTextSchema.shape,
  createdAt: changedAtSchema,
  updatedAt: z.optional(changedAtSchema),
})
export type DiaryEntry = z.infer<typeof diaryEntrySchema> & { id: string }

/** An entry as it is synced. */
export type SyncedEntry = DiaryEntry & {
  /** Of its text: the id of the operation that wrote it. */
  revision: string
  /** The entry whose edit this was, made on a device that had not seen its latest text, or after it was deleted. */
  copyOf?: string
  /** Both texts stand until she has chosen. */
  isConflict?: boolean
}

export type EntryEdit = DiaryText & { id: string; entryId: string; base: string; at: string; createdAt: string }

/**
 * Which of an entry and its copies a deletion is about: the one with the text that she saw. None when that text is not
 * there any more: what has been written elsewhere in its place stands.
 */
export function entryToDelete(entries: readonly SyncedEntry[], { entryId, base }: { entryId: string; base?: string }) {
  return entries.find(({ id, revision }) => (base === undefined ? id === entryId : revision === base))
}

/**
 * What an edit makes of an entry and the copies of it that are there: on the text that she saw, it replaces it; on an older
 * one both texts stand; of an entry that was deleted it becomes an entry of its own.
 */
export function editEntry(entries: readonly SyncedEntry[], edit: EntryEdit): SyncedEntry {
  const { id, entryId, base, at, createdAt, mood, notes } = edit
  const text = { mood, notes, updatedAt: at, revision: id }
  const done = entries.find(({ revision }) => revision === id)
  if (done) return done
  // An entry of before there were operations is known by its own id, whichever of its texts an edit has seen: an older has not.
  const isNewer = (it: SyncedEntry) =>
    it.revision === it.id && !it.copyOf && it.updatedAt !== undefined && it.updatedAt > at
  const seen = entries.find((it) => it.revision === base && !isNewer(it))
  if (seen) return { ...seen, ...text }
  const entry = entries.find((other) => other.id === entryId)
  if (entry && entry.mood === mood && entry.notes === notes) return entry
  const copy = { id, copyOf: entryId, createdAt: entry?.createdAt ?? createdAt, ...text }
  return entry ? { ...copy, isConflict: true } : copy
}
