import { type Kysely, type Selectable, sql } from "kysely"
import { type DiaryEntry, latestEntries } from "#domain/diary.ts"
import { givesWay } from "../database/gives-way.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"

const said = ["id", "mood", "notes", "created_at", "updated_at"] as const

// SQLite prepares a statement anew for every value of its limit, so the number is part of it.
const latest = prepared((db, userId: string) => newestFirst(db, userId).limit(sql.lit(latestEntries)))

/** The ten entries that the diary shows, newest first; of two with the same moment, always in the same order. */
export async function readLatestEntries(db: Kysely<Tables>, userId: string): Promise<DiaryEntry[]> {
  return (await latest(db, userId)).map(asEntry)
}

/** All her entries, in the same order. */
export async function readDiary(db: Kysely<Tables>, userId: string): Promise<DiaryEntry[]> {
  return (await newestFirst(db, userId).execute()).map(asEntry)
}

/** One of her entries, or null when she has none of this id, or has deleted it. */
export async function readEntry(db: Kysely<Tables>, userId: string, id: string): Promise<DiaryEntry | null> {
  const row = await entriesOf(db, userId).where("id", "=", id).executeTakeFirst()
  return row ? asEntry(row) : null
}

function newestFirst(db: Kysely<Tables>, userId: string) {
  return entriesOf(db, userId).orderBy("created_at", "desc").orderBy("id", "desc")
}

function entriesOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("diary_entries").select(said).where("user_id", "=", userId).where("deleted_at", "is", null)
}

function asEntry(row: Pick<Selectable<Tables["diary_entries"]>, (typeof said)[number]>): DiaryEntry {
  const { id, notes, created_at: createdAt, updated_at: updatedAt } = row
  const mood = row.mood as DiaryEntry["mood"]
  return { id, mood, notes, createdAt, ...(updatedAt && { updatedAt }) }
}

/**
 * Keeps an entry, or a change of it unless a newer one is kept: what was written first counts as older than any change.
 * Changes nothing when the entry is deleted or another mother's.
 */
export async function keepEntry(db: Kysely<Tables>, userId: string, entry: DiaryEntry, now: Date) {
  const { id, mood, notes, createdAt, updatedAt = null } = entry
  const says = { mood, notes, updated_at: updatedAt }
  await db
    .insertInto("diary_entries")
    .values({ id, user_id: userId, created_at: createdAt, deleted_at: null, ...says })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(says)
        .where("diary_entries.user_id", "=", userId)
        .where("diary_entries.deleted_at", "is", null)
        .where(({ eb, or }) =>
          or([
            eb("diary_entries.updated_at", "is", null),
            ...(updatedAt ? [givesWay("diary_entries.updated_at", updatedAt, now)] : []),
          ]),
        ),
    )
    .execute()
}

/**
 * Deletes an entry and answers true; false when it is another mother's. Of the entry nothing stays but its id,
 * even of one that never arrived, so that a late retry cannot bring it back.
 */
export async function deleteEntry(db: Kysely<Tables>, userId: string, id: string, now: Date): Promise<boolean> {
  const moment = now.toISOString()
  const nothing = { mood: "", notes: "", created_at: moment, updated_at: null, deleted_at: moment } as const
  const row = await db
    .insertInto("diary_entries")
    .values({ id, user_id: userId, ...nothing })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(nothing).where("diary_entries.user_id", "=", userId))
    .returning("id")
    .executeTakeFirst()
  return row !== undefined
}
