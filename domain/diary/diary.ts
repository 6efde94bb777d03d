import * as z from "zod/mini"

export const moods = ["😄", "🙂", "😐", "😞", "😢"] as const
export type Mood = (typeof moods)[number]
export const defaultMood: Mood = "🙂"
/** The mood that is stored if she chose none and none was preselected. */
export const neutralMood: Mood = "😐"

export const latestEntries = 10
export const notesMaxLength = 5000
/** The maximum number of entries in 24 hours, and in all. A deleted entry counts as long as its empty row is kept. */
export const entriesPerDay = 200
export const entriesInAll = 20_000

export const diaryTextSchema = z.strictObject({
  mood: z.enum(moods),
  notes: z.string().check(z.trim(), z.minLength(1), z.maxLength(notesMaxLength)),
})
export type DiaryText = z.infer<typeof diaryTextSchema>

/** Times are ISO 8601 in UTC with milliseconds. An edit keeps `createdAt`. */
export type DiaryEntry = DiaryText & { id: string; createdAt: string; updatedAt?: string | undefined }

export type SyncedEntry = DiaryEntry & {
  /** The id of the operation that wrote the text. */
  revision: string
  /** The id of the entry that this one was split from, because an edit had not seen its latest text or deletion. */
  copyOf?: string
  isConflict?: boolean
}

/** An entry without the fields that only devices need. */
export function entryOf({ id, mood, notes, createdAt, updatedAt }: SyncedEntry): DiaryEntry {
  return { id, mood, notes, createdAt, ...(updatedAt && { updatedAt }) }
}

export type EntryPlace = Pick<DiaryEntry, "createdAt" | "id">

/** Sorts the newest entry first, in the order that the server uses. */
export function newestFirst<Entry extends EntryPlace>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => (isNewer(one, other) ? -1 : 1))
}

/** Orders entries by time, and those of the same time by id. */
export function isNewer(one: EntryPlace, other: EntryPlace): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt
}

/** The month is YYYY-MM in her own time zone. */
export type MonthCount = { month: string; entries: number }
export const monthsMax = 240

/**
 * One page of the entries that a device does not have. They are as the server had them at this version and epoch, or
 * later.
 */
export type OlderPage = {
  version: number
  epoch: string
  entries: SyncedEntry[]
  /** The last entry of this page, after which the next page begins; null on the last page. */
  next: EntryPlace | null
}

export type EntryEdit = DiaryText & { id: string; entryId: string; base: string; at: string; createdAt: string }

/**
 * Returns the entry to delete; undefined if its text was replaced since she saw it, in which case the newer text stays.
 */
export function entryToDelete(entries: readonly SyncedEntry[], { entryId, base }: { entryId: string; base?: string }) {
  return entries.find(({ id, revision }) => (base === undefined ? id === entryId : revision === base))
}

/** An edit of an older text keeps both texts; an edit of a deleted entry becomes a new entry. */
export function editEntry(entries: readonly SyncedEntry[], edit: EntryEdit): SyncedEntry {
  const { id, entryId, base, at, createdAt, mood, notes } = edit
  const text = { mood, notes, updatedAt: at, revision: id }
  const done = entries.find(({ revision }) => revision === id)
  if (done) return done
  // A text stored before revisions existed has the entry's id as revision, also after it was changed. An edit that is
  // older than such a text's last change has not seen the text.
  const isNewer = (it: SyncedEntry) =>
    it.revision === it.id && !it.copyOf && it.updatedAt !== undefined && it.updatedAt > at
  const seen = entries.find((it) => it.revision === base && !isNewer(it))
  if (seen) return { ...seen, ...text }
  const entry = entries.find((other) => other.id === entryId)
  if (entry && entry.mood === mood && entry.notes === notes) return entry
  const copy = { id, copyOf: entryId, createdAt: entry?.createdAt ?? createdAt, ...text }
  return entry ? { ...copy, isConflict: true } : copy
}
