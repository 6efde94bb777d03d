import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { type Known, type Noun, ownKey, type RowOf } from "#domain/nouns/noun.ts"
import { type RowNoun, rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"
import { inPages } from "../database/pages.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"

type Stored = { noun: string; key: string; version: number; value: string | null }
type OfNoun = { userId: string; noun: string }

/** The rows of a page: many, so that few queries are needed, but no more of the longest texts than memory holds. */
export const rowsAtOnce = 64
const allAtOnce = 500

/** The error for a value that is not JSON or does not fit the noun's schema. */
export class UnreadableRow extends Error {
  /** The message has neither key nor content, because both are the user's private data. */
  constructor(noun: string) {
    super(`unreadable row: ${noun}`)
  }
}

/** Parses a value; undefined if it is unreadable. Fields that the schema does not know are kept. */
export function readValue({ noun, value }: Pick<Stored, "noun" | "value">): unknown {
  if (value === null) return null
  try {
    const row: unknown = JSON.parse(value)
    return rowOf(noun as RowNoun).schema.safeParse(row).success ? row : undefined
  } catch {
    return undefined
  }
}

export const columns = ["noun", "key", "version", "value"] as const

export function rowsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("rows").select(columns).where("user_id", "=", userId)
}

const withKey = prepared((db, { userId, noun, key }: OfNoun & { key: string }) =>
  rowsOf(db, userId).where("noun", "=", noun).where("key", "=", key),
)

/** Loads a row by key; null if it was deleted, undefined if it never existed. Throws UnreadableRow. */
export async function loadRow<In extends RowNoun>(
  db: Kysely<Tables>,
  userId: string,
  noun: In,
  key: string,
): Promise<Known<RowOf<In>>[string]> {
  const [stored] = await withKey(db, { userId, noun, key })
  const row = stored && readValue(stored)
  if (stored && row === undefined) throw new UnreadableRow(noun)
  return row as RowOf<In> | null | undefined
}

const copiesOfKey = prepared((db, { userId, noun, copyOf }: OfNoun & { copyOf: string }) =>
  rowsOf(db, userId).where("noun", "=", noun).where("copy_of", "=", copyOf).where("copy_of", "is not", null),
)

/** Loads by key the copies of a row that are not deleted. Throws UnreadableRow. */
export async function loadCopies<In extends RowNoun>(
  db: Kysely<Tables>,
  userId: string,
  noun: In,
  copyOf: string,
): Promise<{ [key: string]: RowOf<In> }> {
  const copies = (await copiesOfKey(db, { userId, noun, copyOf })).map((stored) => [stored.key, readValue(stored)])
  if (copies.some(([, row]) => row === undefined)) throw new UnreadableRow(noun)
  return Object.fromEntries(copies)
}

const newest = prepared((db, { userId, noun }: OfNoun) =>
  newestFirst(rowsOf(db, userId), sql`${noun}`).limit(sql.lit(1)),
)

/** Loads the last row in the noun's order, by its key; an empty record if there is none. Throws UnreadableRow. */
export async function loadNewest<In extends RowNoun>(
  db: Kysely<Tables>,
  userId: string,
  noun: In,
): Promise<{ [key: string]: RowOf<In> }> {
  const [stored] = await newest(db, { userId, noun })
  if (!stored) return {}
  const row = readValue(stored) as RowOf<In> | undefined
  if (row === undefined) throw new UnreadableRow(noun)
  return { [stored.key]: row }
}

/** Reads the one row that a user has of a noun, with its version; null if she has none. Throws UnreadableRow. */
export async function readOwnRow<In extends RowNoun>(db: Kysely<Tables>, userId: string, noun: In) {
  const [stored] = await withKey(db, { userId, noun, key: ownKey })
  if (!stored || stored.value === null) return null
  const row = readValue(stored) as RowOf<In> | undefined
  if (row === undefined) throw new UnreadableRow(noun)
  return { version: stored.version, row }
}

/** Reads the one row of several nouns for several users. Unreadable rows are left out unless `onUnreadable` throws. */
export async function readOwnRows<In extends RowNoun>(
  db: Kysely<Tables>,
  userIds: readonly string[],
  nouns: readonly In[],
  onUnreadable: (error: UnreadableRow, userId: string) => void,
) {
  const all = db.selectFrom("rows").select(["user_id", "noun", "value"]).where("user_id", "in", userIds)
  const rows = new Map<string, { [Each in In]?: RowOf<Each> }>()
  for (const { user_id, ...stored } of await all.where("noun", "in", nouns).where("key", "=", ownKey).execute()) {
    const row = readValue(stored)
    if (row === undefined) onUnreadable(new UnreadableRow(stored.noun), user_id)
    else if (row !== null)
      rows.set(user_id, { ...rows.get(user_id), [stored.noun]: row } as { [Each in In]?: RowOf<Each> })
  }
  return rows
}

type NewRow = OfNoun & {
  key: string
  version: number
  sort: string
  now: string
  value: string | null
  copyOf: string | null
}

/** Stores a row. `now` is the server's time; for a new row it also becomes `stored_at`. */
export const storeRow = prepared((db, { userId, noun, key, version, sort, now, value, copyOf }: NewRow) => {
  const content = { version, sort, changed_at: now, value, copy_of: copyOf }
  return db
    .insertInto("rows")
    .values({ user_id: userId, noun, key, stored_at: now, ...content })
    .onConflict((conflict) => conflict.columns(["user_id", "noun", "key"]).doUpdateSet(content))
})

const count = prepared((db, { userId, noun }: OfNoun) =>
  db
    .selectFrom("rows")
    .select(({ fn }) => fn.countAll().as("rows"))
    .where("user_id", "=", userId)
    .where("noun", "=", noun),
)

/** Counts a user's rows of a noun, deleted ones included. */
export async function countRows(db: Kysely<Tables>, userId: string, noun: RowNoun): Promise<number> {
  const [counted] = await count(db, { userId, noun })
  return Number(counted?.rows)
}

const countOfCopies = prepared((db, { userId, noun, copyOf }: OfNoun & { copyOf: string }) =>
  db
    .selectFrom("rows")
    .select(({ fn }) => fn.countAll().as("rows"))
    .where("user_id", "=", userId)
    .where("noun", "=", noun)
    .where("copy_of", "=", copyOf)
    .where("copy_of", "is not", null),
)

/** Counts the copies of a row that are not deleted. */
export async function countCopies(db: Kysely<Tables>, userId: string, noun: RowNoun, copyOf: string): Promise<number> {
  const [counted] = await countOfCopies(db, { userId, noun, copyOf })
  return Number(counted?.rows)
}

/** Deletes all rows of these nouns, and keeps no empty ones. Other devices must learn of it by other means. */
export async function deleteRowsOfNouns(db: Kysely<Tables>, userId: string, nouns: readonly Noun[]) {
  // PostgreSQL refuses an empty list.
  if (nouns.length > 0) await db.deleteFrom("rows").where("user_id", "=", userId).where("noun", "in", nouns).execute()
}

type Emptying = { purpose: ConsentPurpose; version: number; after: number }

/**
 * Removes values that follow from a purpose's data from rows of other nouns, if these changed after the version
 * `after`. Changed rows get a new version, so that devices learn of it.
 */
export async function emptyRows(db: Kysely<Tables>, userId: string, { purpose, version, after }: Emptying) {
  for (const noun of rowNouns) {
    const { emptied } = rowOf(noun)
    if (emptied?.with !== purpose) continue
    const rows = db.selectFrom("rows").selectAll().where("user_id", "=", userId).where("noun", "=", noun)
    const filled = rows.where("value", "is not", null).where("version", ">", after)
    const emptying = (await filled.execute()).flatMap((row) => {
      const value = leftOf(row.value ?? "", emptied.left)
      return value === row.value ? [] : { ...row, value, version }
    })
    for (let from = 0; from < emptying.length; from += rowsAtOnce)
      await db
        .insertInto("rows")
        .values(emptying.slice(from, from + rowsAtOnce))
        .onConflict((conflict) =>
          conflict
            .columns(["user_id", "noun", "key"])
            .doUpdateSet((eb) => ({ value: eb.ref("excluded.value"), version: eb.ref("excluded.version") })),
        )
        .execute()
  }
}

/** Returns a row's value without what a withdrawal removes, as `left` says; null if it cannot be parsed. */
function leftOf<Row>(value: string, left: (row: Row) => Row): string | null {
  try {
    return JSON.stringify(left(JSON.parse(value)))
  } catch {
    return null
  }
}

type OnUnreadable = (error: UnreadableRow) => void

const last = prepared((db, { userId, noun, most }: OfNoun & { most: number }) =>
  newestFirst(rowsOf(db, userId), sql`${noun}`).limit(sql<number>`${most}`),
)

/**
 * Reads all rows of a noun in its order, or the last `most`. Unreadable rows are left out unless `onUnreadable` throws.
 */
export async function readRows<In extends RowNoun>(
  db: Kysely<Tables>,
  userId: string,
  noun: In,
  { most = Number.MAX_SAFE_INTEGER, onUnreadable }: { most?: number; onUnreadable: OnUnreadable },
) {
  return readableOf(noun, (await last(db, { userId, noun, most })).reverse(), onUnreadable)
}

function readableOf<In extends RowNoun>(noun: In, all: readonly Stored[], onUnreadable: OnUnreadable) {
  return all.flatMap((stored) => {
    const row = readValue(stored) as RowOf<In> | undefined
    if (row === undefined) onUnreadable(new UnreadableRow(noun))
    return row === undefined ? [] : [{ key: stored.key, version: stored.version, row }]
  })
}

/** The longest texts are read eight at a time, which is at most 120 kB. */
const longTextsAtOnce = 8

/** The place of a row in the order of its noun. */
export type RowPlace = { sort: string; key: string }

/**
 * Yields pages of a noun that has an order, newest row first: rows whose sort is at least `from`, and that come before
 * the place `before`.
 */
export async function* pagesFromNewest<In extends RowNoun>(
  db: Kysely<Tables>,
  userId: string,
  noun: In,
  { from, before, onUnreadable }: { from?: string; before?: RowPlace; onUnreadable: OnUnreadable },
) {
  const present = newestFirst(rowsOf(db, userId).select("sort"), sql.lit(noun))
  // Deleted rows have an empty sort, so this range skips all of them without reading any.
  const ranged = from === undefined ? present.where("sort", ">", "") : present.where("sort", ">=", from)
  const pages = inPages(longTextsAtOnce, (last: RowPlace | undefined = before) => {
    const isBefore = last && sql<boolean>`(sort, key) < (${last.sort}, ${last.key})`
    return (isBefore ? ranged.where(isBefore) : ranged).limit(sql.lit(longTextsAtOnce)).execute()
  })
  for await (const page of pages) yield readableOf(noun, page, onUnreadable)
}

export function newestFirst<Row>(rows: SelectQueryBuilder<Tables, "rows", Row>, noun: RawBuilder<string>) {
  const present = rows.where("noun", "=", noun).where("value", "is not", null)
  return present.orderBy("sort", "desc").orderBy("key", "desc")
}

/** Reads the last `most` rows of a noun, by user. Unreadable rows are left out unless `onUnreadable` throws. */
export async function readLastRows<In extends RowNoun>(
  db: Kysely<Tables>,
  userIds: readonly string[],
  noun: In,
  most: number,
  onUnreadable: (error: UnreadableRow, userId: string) => void,
): Promise<Map<string, RowOf<In>[]>> {
  const place = sql<number>`row_number() over (partition by user_id order by sort desc, key desc)`
  const all = db.selectFrom("rows").select(["user_id", "noun", "value", place.as("place")])
  const present = all.where("user_id", "in", userIds).where("noun", "=", noun).where("value", "is not", null)
  const last = db.selectFrom(present.as("last")).select(["user_id", "noun", "value"])
  const rows = new Map<string, RowOf<In>[]>()
  for (const { user_id, ...stored } of await last.where("place", "<=", most).execute()) {
    const row = readValue(stored) as RowOf<In> | undefined
    if (row === undefined) onUnreadable(new UnreadableRow(noun), user_id)
    else rows.set(user_id, [...(rows.get(user_id) ?? []), row])
  }
  return rows
}

/** Yields all users' rows of a noun in pages, without the unreadable ones. */
export async function* pagesOfAll<In extends RowNoun>(db: Kysely<Tables>, noun: In): AsyncGenerator<RowOf<In>[]> {
  const all = db.selectFrom("rows").select(["user_id", "noun", "key", "value"]).where("noun", "=", noun)
  const ordered = all.where("value", "is not", null).orderBy("user_id").orderBy("key").limit(allAtOnce)
  const pages = inPages(allAtOnce, (last?: { user_id: string; key: string }) => {
    const isAfter = last && sql<boolean>`(user_id, key) > (${last.user_id}, ${last.key})`
    return (isAfter ? ordered.where(isAfter) : ordered).execute()
  })
  for await (const page of pages) yield page.flatMap((stored) => (readValue(stored) as RowOf<In> | undefined) ?? [])
}
