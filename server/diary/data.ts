import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely"
import { type DiaryEntry, latestEntries } from "#domain/diary.ts"
import { withConsent } from "../consent/data.ts"
import { givesWay } from "../database/gives-way.ts"
import { inPages } from "../database/pages.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import { requireRoom } from "./room.ts"

/** At their longest 120 kB. */
const entriesOfPage = 8
const said = ["id", "mood", "notes", "created_at", "updated_at"] as const

// SQLite prepares a statement anew for every value of its limit, so the number is part of it.
const latest = prepared((db, userId: string) => newestFirst(db, userId).limit(sql.lit(latestEntries)))

/** The ten entries that the diary shows, newest first; of two with the same moment, always in the same order. */
export async function readLatestEntries(db: Kysely<Tables>, userId: string): Promise<DiaryEntry[]> {
  return (await latest(db, userId)).map(asEntry)
}

/** All her entries in the same order, a few at a time: at their longest they take milliseconds to read and to write as JSON. */
export function readDiary(db: Kysely<Tables>, userId: string): AsyncGenerator<DiaryEntry[]> {
  const all = newestFirst(db, userId).limit(sql.lit(entriesOfPage))
  return inPages(entriesOfPage, async (last?: DiaryEntry) => {
    const page = last ? all.where((eb) => isBefore(eb, last)) : all
    return (await page.execute()).map(asEntry)
  })
}

function isBefore({ eb, refTuple, tuple }: ExpressionBuilder<Tables, "diary_entries">, { createdAt, id }: DiaryEntry) {
  return eb(refTuple("created_at", "id"), "<", tuple(createdAt, id))
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
 * Changes nothing when the entry is deleted or another mother's. To be called within `withConsent`; throws DIARY_LIMIT.
 */
export async function keepEntry(transaction: Kysely<Tables>, userId: string, entry: DiaryEntry, now: Date) {
  const { id, mood, notes, createdAt, updatedAt = null } = entry
  const says = { mood, notes, updated_at: updatedAt }
  await requireRoom(transaction, userId, id, now)
  await transaction
    .insertInto("diary_entries")
    .values({ id, user_id: userId, created_at: createdAt, deleted_at: null, stored_at: now.toISOString(), ...says })
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
 * Deletes an entry and answers true; false when it is another mother's. Of the entry nothing stays but its id, even of one
 * that never arrived, so that a late retry cannot bring it back: that takes a row, so it throws CONSENT_REQUIRED and DIARY_LIMIT.
 */
export async function deleteEntry(db: Kysely<Tables>, userId: string, id: string, now: Date): Promise<boolean> {
  const moment = now.toISOString()
  const nothing = { mood: "", notes: "", created_at: moment, updated_at: null, deleted_at: moment } as const
  const hers = db.updateTable("diary_entries").set(nothing).where("id", "=", id).where("user_id", "=", userId)
  if (await hers.returning("id").executeTakeFirst()) return true
  return withConsent(db, userId, "diary", async (transaction) => {
    await requireRoom(transaction, userId, id, now)
    const row = await transaction
      .insertInto("diary_entries")
      .values({ id, user_id: userId, stored_at: moment, ...nothing })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(nothing).where("diary_entries.user_id", "=", userId))
      .returning("id")
      .executeTakeFirst()
    return row !== undefined
  })
}
