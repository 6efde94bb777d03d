import * as z from "zod/mini"

export const moods = ["😄", "🙂", "😐", "😞", "😢"] as const
export type Mood = (typeof moods)[number]
export const defaultMood: Mood = "🙂"

/** How many entries the diary shows, newest first. */
export const latestEntries = 10
export const notesMaxLength = 5000
/** How many new entries the server accepts from one mother in 24 hours, and in all; a deleted one counts while its empty row stays. */
export const entriesPerDay = 200
export const entriesInAll = 20_000

/** The browser creates an entry's id, so that sending the entry twice stores it once. */
export const diaryEntryIdSchema = z.uuid().check(z.toLowerCase())

/** What an entry says. */
export const diaryTextSchema = z.strictObject({
  mood: z.enum(moods),
  notes: z.string().check(z.trim(), z.minLength(1), z.maxLength(notesMaxLength)),
})
export type DiaryText = z.infer<typeof diaryTextSchema>

/** An entry's text, when it was written (ISO 8601, UTC, milliseconds), which an edit does not change, and when it was edited. */
export type DiaryEntry = DiaryText & { id: string; createdAt: string; updatedAt?: string | undefined }

/** An entry as it is synced. */
export type SyncedEntry = DiaryEntry & {
  /** The id of the operation that wrote its text. */
  revision: string
  /** The entry of which this is an edited copy, made without having seen its latest text or its deletion. */
  copyOf?: string
  /** Both texts are kept until she chooses. */
  isConflict?: boolean
}

/** Where an entry is among all: newest first, those of the same moment by id. */
export type EntryPlace = Pick<DiaryEntry, "createdAt" | "id">

/** Entries in the order of a diary, as the server has it. */
export function newestFirst<Entry extends EntryPlace>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => (isNewer(one, other) ? -1 : 1))
}

/** Whether an entry comes before another: the newest first, those of the same moment by id. */
export function isNewer(one: EntryPlace, other: EntryPlace): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt
}

/** How many entries there are in a month (YYYY-MM) of her own calendar. */
export type MonthCount = { month: string; entries: number }
/** Of how many months with entries they are counted: the latest. */
export const monthsMax = 240

/** A page of older entries, newest first, as of the user's version on a server of this epoch, or later. */
export type OlderPage = {
  version: number
  epoch: string
  entries: SyncedEntry[]
  /** Where the next page begins; null after the last one. */
  next: EntryPlace | null
}

export type EntryEdit = DiaryText & { id: string; entryId: string; base: string; at: string; createdAt: string }

/**
 * Which of an entry and its copies a deletion applies to: the one with the text that she saw. Undefined when that text
 * has been replaced on another device: the newer text stays.
 */
export function entryToDelete(entries: readonly SyncedEntry[], { entryId, base }: { entryId: string; base?: string }) {
  return entries.find(({ id, revision }) => (base === undefined ? id === entryId : revision === base))
}

/**
 * The result of an edit, given an entry and its copies: an edit of the current text replaces it, an edit of an older text
 * keeps both, and an edit of a deleted entry becomes an entry of its own.
 */
export function editEntry(entries: readonly SyncedEntry[], edit: EntryEdit): SyncedEntry {
  const { id, entryId, base, at, createdAt, mood, notes } = edit
  const text = { mood, notes, updatedAt: at, revision: id }
  const done = entries.find(({ revision }) => revision === id)
  if (done) return done
  // The revision of a text from before there were operations is the entry's id, whichever text that was. An edit made
  // before that text's last change has not seen it.
  const isNewer = (it: SyncedEntry) =>
    it.revision === it.id && !it.copyOf && it.updatedAt !== undefined && it.updatedAt > at
  const seen = entries.find((it) => it.revision === base && !isNewer(it))
  if (seen) return { ...seen, ...text }
  const entry = entries.find((other) => other.id === entryId)
  if (entry && entry.mood === mood && entry.notes === notes) return entry
  const copy = { id, copyOf: entryId, createdAt: entry?.createdAt ?? createdAt, ...text }
  return entry ? { ...copy, isConflict: true } : copy
}
