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

/**
 * What an entry says, and the moment it was written (ISO 8601, UTC, milliseconds), which an edit does not change.
 * An edit carries the moment of its change as `updatedAt`: the newest wins, and a late retry of the first version never does.
 */
export const diaryEntrySchema = z.strictObject({
  mood: z.enum(moods),
  notes: z.string().check(z.trim(), z.minLength(1), z.maxLength(notesMaxLength)),
  createdAt: changedAtSchema,
  updatedAt: z.optional(changedAtSchema),
})
export type DiaryEntry = z.infer<typeof diaryEntrySchema> & { id: string }
