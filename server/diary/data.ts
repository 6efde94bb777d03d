import type { Kysely, Selectable } from "kysely"
import type { DiaryEntry } from "#domain/diary.ts"
import type { Tables } from "../database/tables.ts"

/** Her entries, newest first; of two with the same moment, always in the same order. */
export async function readDiary(db: Kysely<Tables>, userId: string, limit?: number): Promise<DiaryEntry[]> {
  const newestFirst = entriesOf(db, userId).orderBy("created_at", "desc").orderBy("id", "desc")
  const rows = await newestFirst.$if(limit !== undefined, (query) => query.limit(limit ?? 0)).execute()
  return rows.map(asEntry)
}

/** One of her entries, or null when she has none of this id, or has deleted it. */
export async function readEntry(db: Kysely<Tables>, userId: string, id: string): Promise<DiaryEntry | null> {
  const row = await entriesOf(db, userId).where("id", "=", id).executeTakeFirst()
  return row ? asEntry(row) : null
}

function entriesOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("diary_entries").selectAll().where("user_id", "=", userId).where("deleted_at", "is", null)
}

function asEntry(row: Selectable<Tables["diary_entries"]>): DiaryEntry {
  const { id, notes, created_at: createdAt, updated_at: updatedAt } = row
  const mood = row.mood as DiaryEntry["mood"]
  return { id, mood, notes, createdAt, ...(updatedAt && { updatedAt }) }
}

/**
 * Keeps an entry, or a change of it unless a newer one is kept: what was written first counts as older than any change.
 * Changes nothing when the entry is deleted or another mother's.
 */
export async function keepEntry(db: Kysely<Tables>, userId: string, entry: DiaryEntry) {
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
            ...(updatedAt ? [eb("diary_entries.updated_at", "<=", updatedAt)] : []),
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
