import * as z from "zod/mini"

export const moods = ["😄", "🙂", "😐", "😞", "😢"] as const
export type Mood = (typeof moods)[number]
export const defaultMood: Mood = "🙂"
/** Stored where she chose none and no face is lit for her. */
export const neutralMood: Mood = "😐"

export const latestEntries = 10
export const notesMaxLength = 5000
/** Limits in 24 hours, and in all; a deleted entry counts while its empty row stays. */
export const entriesPerDay = 200
export const entriesInAll = 20_000

export const diaryTextSchema = z.strictObject({
  mood: z.enum(moods),
  notes: z.string().check(z.trim(), z.minLength(1), z.maxLength(notesMaxLength)),
})
export type DiaryText = z.infer<typeof diaryTextSchema>

/** ISO 8601, UTC, milliseconds; an edit keeps `createdAt`. */
export type DiaryEntry = DiaryText & { id: string; createdAt: string; updatedAt?: string | undefined }

export type SyncedEntry = DiaryEntry & {
  /** The id of the operation that wrote its text. */
  revision: string
  /** Edited without having seen its latest text or deletion. */
  copyOf?: string
  isConflict?: boolean
}

/** An entry without what only devices need. */
export function entryOf({ id, mood, notes, createdAt, updatedAt }: SyncedEntry): DiaryEntry {
  return { id, mood, notes, createdAt, ...(updatedAt && { updatedAt }) }
}

export type EntryPlace = Pick<DiaryEntry, "createdAt" | "id">

/** Sorts the newest first, in the server's order. */
export function newestFirst<Entry extends EntryPlace>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => (isNewer(one, other) ? -1 : 1))
}

/** The newest first; of the same moment by id. */
export function isNewer(one: EntryPlace, other: EntryPlace): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt
}

/** YYYY-MM, of her own calendar. */
export type MonthCount = { month: string; entries: number }
export const monthsMax = 240

/** A page of older entries, as of this version and epoch, or later. */
export type OlderPage = {
  version: number
  epoch: string
  entries: SyncedEntry[]
  /** The next page begins after it; null after the last one. */
  next: EntryPlace | null
}

export type EntryEdit = DiaryText & { id: string; entryId: string; base: string; at: string; createdAt: string }

/** Undefined when its text was replaced since she saw it: the newer one stays. */
export function entryToDelete(entries: readonly SyncedEntry[], { entryId, base }: { entryId: string; base?: string }) {
  return entries.find(({ id, revision }) => (base === undefined ? id === entryId : revision === base))
}

/** An edit of an older text keeps both; one of a deleted entry becomes an entry of its own. */
export function editEntry(entries: readonly SyncedEntry[], edit: EntryEdit): SyncedEntry {
  const { id, entryId, base, at, createdAt, mood, notes } = edit
  const text = { mood, notes, updatedAt: at, revision: id }
  const done = entries.find(({ revision }) => revision === id)
  if (done) return done
  // From before operations the revision is the entry's id. An edit before the text's last change has not seen it.
  const isNewer = (it: SyncedEntry) =>
    it.revision === it.id && !it.copyOf && it.updatedAt !== undefined && it.updatedAt > at
  const seen = entries.find((it) => it.revision === base && !isNewer(it))
  if (seen) return { ...seen, ...text }
  const entry = entries.find((other) => other.id === entryId)
  if (entry && entry.mood === mood && entry.notes === notes) return entry
  const copy = { id, copyOf: entryId, createdAt: entry?.createdAt ?? createdAt, ...text }
  return entry ? { ...copy, isConflict: true } : copy
}
