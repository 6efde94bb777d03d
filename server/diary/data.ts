import { type ExpressionBuilder, type Insertable, type Kysely, type Selectable, sql } from "kysely"
import { type DiaryEntry, type EntryPlace, latestEntries, type SyncedEntry } from "#domain/diary.ts"
import type { Known, Reads } from "#domain/nouns/noun.ts"
import { inPages } from "../database/pages.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import { inOrderAfter, rowsAtOnce } from "../sync/cursor.ts"
import type { Place } from "../sync/noun.ts"

/** At most 120 kB of entries. */
const entriesOfPage = 8
const columns = ["id", "mood", "notes", "created_at", "updated_at", "revision", "copy_of", "is_conflict"] as const
const columnsOfCopy = columns.filter((column) => column !== "notes")
const syncedColumns = [...columns, "deleted_at", "version"] as const
type EntryRow = Pick<Selectable<Tables["diary_entries"]>, (typeof columns)[number]>

// SQLite re-prepares for each value of a limit parameter.
const latest = prepared((db, { userId }: { userId: string }) => newestFirst(db, userId).limit(sql.lit(latestEntries)))

/** Newest first, in a stable order. */
export async function readLatestEntries(db: Kysely<Tables>, userId: string): Promise<DiaryEntry[]> {
  return (await latest(db, { userId })).map(asEntry)
}

/** In the same order, in short pages. */
export async function* readDiary(db: Kysely<Tables>, userId: string): AsyncGenerator<DiaryEntry[]> {
  for await (const page of readEntries(db, userId)) yield page.map(asEntry)
}

type EntriesRange = { from?: string; before?: EntryPlace }

/** From a moment (ISO 8601, UTC), before a place. */
export async function* readSyncedDiary(
  db: Kysely<Tables>,
  userId: string,
  range: EntriesRange,
): AsyncGenerator<SyncedEntry[]> {
  for await (const page of readEntries(db, userId, range)) yield page.map(asSynced)
}

function readEntries(db: Kysely<Tables>, userId: string, { from = "", before }: EntriesRange = {}) {
  const all = newestFirst(db, userId).where("created_at", ">=", from).limit(sql.lit(entriesOfPage))
  return inPages(entriesOfPage, (last?: EntryRow) => {
    const place = last ? { createdAt: last.created_at, id: last.id } : before
    return (place ? all.where((eb) => isBefore(eb, place)) : all).execute()
  })
}

function isBefore({ eb, refTuple, tuple }: ExpressionBuilder<Tables, "diary_entries">, { createdAt, id }: EntryPlace) {
  return eb(refTuple("created_at", "id"), "<", tuple(createdAt, id))
}

function newestFirst(db: Kysely<Tables>, userId: string) {
  return entriesOf(db, userId)
    .select(columns)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
}

function entriesOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("diary_entries").where("user_id", "=", userId)
}

function asEntry({ id, notes, created_at: createdAt, updated_at: updatedAt, mood }: EntryRow): DiaryEntry {
  return { id, mood: mood as DiaryEntry["mood"], notes, createdAt, ...(updatedAt && { updatedAt }) }
}

function asSynced(row: EntryRow): SyncedEntry {
  const { copy_of: copyOf, is_conflict: isConflict } = row
  const marks = { ...(copyOf && { copyOf }), ...(isConflict === 1 && { isConflict: true }) }
  return { ...asEntry(row), revision: row.revision ?? row.id, ...marks }
}

const byId = prepared((db, { userId, id }: { userId: string; id: string }) =>
  entriesOf(db, userId)
    .select([...columns, "deleted_at"])
    .where("id", "=", id),
)

/** Null for deleted ones, with copies made by edits. */
export async function loadEntries(
  db: Kysely<Tables>,
  userId: string,
  { keys = [], copiesOf }: Reads,
): Promise<Known<SyncedEntry>> {
  const entries: { [id: string]: SyncedEntry | null } = {}
  for (const id of keys) {
    const [row] = await byId(db, { userId, id })
    if (row) entries[id] = row.deleted_at === null ? asSynced(row) : null
  }
  if (copiesOf === undefined) return entries
  for (const copy of await readCopies(db, userId, copiesOf)) entries[copy.id] ??= copy
  return entries
}

/** Those that stand. */
export async function readCopies(db: Kysely<Tables>, userId: string, copyOf: string): Promise<SyncedEntry[]> {
  const rows = await copiesOfEntry(db, { userId, copyOf })
  // Of copies no operation needs the text: whichever it changes, it writes whole.
  return rows.flatMap(({ deleted_at, ...row }) => (deleted_at === null ? asSynced({ ...row, notes: "" }) : []))
}

// With less than the primary key, or a condition on deleted_at, SQLite would go through all her entries.
const copiesOfEntry = prepared((db, { userId, copyOf }: { userId: string; copyOf: string }) => {
  const ofEntry = entriesOf(db, userId).where("copy_of", "=", copyOf).where("copy_of", "is not", null)
  const places = ofEntry.select(["user_id", "created_at", "id"]).$asTuple("user_id", "created_at", "id")
  return db
    .selectFrom("diary_entries")
    .select([...columnsOfCopy, "deleted_at"])
    .where(({ eb, refTuple }) => eb(refTuple("user_id", "created_at", "id"), "in", places))
})

/** With deleted ones, by the index alone. */
export async function countEntries(db: Kysely<Tables>, userId: string): Promise<number> {
  const [counted] = await ofUser(db, { userId })
  return Number(counted?.count)
}

const ofUser = prepared((db, { userId }: { userId: string }) =>
  entriesOf(db, userId).select(({ fn }) => fn.countAll().as("count")),
)

const latestAfter = prepared((db, { userId, version, key }: { userId: string } & Place) => {
  const newest = newestFirst(db, userId).select(["deleted_at", "version"])
  const latest = newest.limit(sql.lit(latestEntries * 2)).as("latest")
  return inOrderAfter(db.selectFrom(latest).select(syncedColumns), "id", { version, key }, rowsAtOnce.large)
})
const changedAfter = prepared((db, { userId, version, key }: { userId: string } & Place) =>
  inOrderAfter(entriesOf(db, userId).select(syncedColumns), "id", { version, key }, rowsAtOnce.large),
)

/** In order of change; for a null `since` the latest. */
export async function readSyncedEntries(db: Kysely<Tables>, userId: string, since: number | null, after: Place) {
  const rows = await (since === null ? latestAfter : changedAfter)(db, { userId, ...after })
  return rows.map(({ deleted_at, ...row }) => {
    return { key: row.id, version: row.version, row: deleted_at === null ? asSynced(row) : null }
  })
}

/** Inserts or replaces. Needs a transaction. */
export async function storeEntry(
  transaction: Kysely<Tables>,
  userId: string,
  { id, mood, notes, createdAt, updatedAt, revision, copyOf, isConflict = false }: SyncedEntry,
  version: number,
  now: Date,
) {
  const content = { mood, notes, updated_at: updatedAt ?? null, revision, copy_of: copyOf ?? null }
  const place = { id, user_id: userId, created_at: createdAt, stored_at: now.toISOString() }
  await store(transaction, { ...place, ...content, is_conflict: isConflict ? 1 : 0, version })
}

type Stored = Omit<Insertable<Tables["diary_entries"]>, "deleted_at">
const store = prepared((db, entry: Stored) => {
  const { id, user_id, created_at, stored_at, mood, notes, updated_at, revision, copy_of, is_conflict, version } = entry
  const content = { mood, notes, updated_at, revision, copy_of, is_conflict, version }
  return db
    .insertInto("diary_entries")
    .values({ id, user_id, created_at, stored_at, deleted_at: null, ...content })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doUpdateSet(content))
})

/** Keeps the id: a late retry restores nothing. */
export async function deleteEntry(transaction: Kysely<Tables>, userId: string, id: string, version: number, now: Date) {
  const moment = now.toISOString()
  const nothing = {
    mood: "",
    notes: "",
    created_at: moment,
    updated_at: null,
    deleted_at: moment,
    revision: null,
    copy_of: null,
    is_conflict: 0,
    version,
  } as const
  await transaction
    .insertInto("diary_entries")
    .values({ id, user_id: userId, stored_at: moment, ...nothing })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doUpdateSet(nothing))
    .execute()
}
