import { type Kysely, type SelectQueryBuilder, sql } from "kysely"
import type { ConsentPurpose } from "#domain/consent.ts"
import { type Known, type Noun, ownKey, type RowOf } from "#domain/nouns/noun.ts"
import { type RowNoun, rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import type { RowChange } from "#domain/operations/operations.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import type { Place } from "./noun.ts"

type Stored = { noun: string; key: string; version: number; value: string | null }
type OfNoun = { userId: string; noun: string }

/** Large enough for a page of small rows in few queries; as few of the longest texts as memory takes. */
export const rowsAtOnce = 64

/** A value that is no JSON, or that the noun's schema does not accept. */
export class UnreadableRow extends Error {
  /** Tells neither key nor content: both are hers. */
  constructor(noun: string) {
    super(`unreadable row: ${noun}`)
  }
}

/** Undefined where it is unreadable. Fields that the schema does not know stay. */
function readValue({ noun, value }: Pick<Stored, "noun" | "value">): unknown {
  if (value === null) return null
  try {
    const row: unknown = JSON.parse(value)
    return rowOf(noun as RowNoun).schema.safeParse(row).success ? row : undefined
  } catch {
    return undefined
  }
}

const columns = ["noun", "key", "version", "value"] as const

function rowsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("rows").select(columns).where("user_id", "=", userId)
}

const withKey = prepared((db, { userId, noun, key }: OfNoun & { key: string }) =>
  rowsOf(db, userId).where("noun", "=", noun).where("key", "=", key),
)

/** By key; null is deleted, undefined was never stored. Throws UnreadableRow. */
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

/** What she has of a noun of one row, with its version; null for nothing. Throws UnreadableRow. */
export async function readOwnRow<In extends RowNoun>(db: Kysely<Tables>, userId: string, noun: In) {
  const [stored] = await withKey(db, { userId, noun, key: ownKey })
  if (!stored || stored.value === null) return null
  const row = readValue(stored) as RowOf<In> | undefined
  if (row === undefined) throw new UnreadableRow(noun)
  return { version: stored.version, row }
}

/** The same of several users and nouns, by user. `onUnreadable` may throw; else such a row is left out. */
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

type NewRow = OfNoun & { key: string; version: number; sort: string; now: string; value: string | null }

/** `now`: by the server's clock, as the row's first moment where it is new. */
export const storeRow = prepared((db, { userId, noun, key, version, sort, now, value }: NewRow) => {
  const content = { version, sort, changed_at: now, value }
  return db
    .insertInto("rows")
    .values({ user_id: userId, noun, key, stored_at: now, ...content })
    .onConflict((conflict) => conflict.columns(["user_id", "noun", "key"]).doUpdateSet(content))
})

/** Deleted ones too. */
export async function countRows(db: Kysely<Tables>, userId: string, noun: RowNoun): Promise<number> {
  const counted = db.selectFrom("rows").select(({ fn }) => fn.countAll().as("rows"))
  const { rows } = await counted.where("user_id", "=", userId).where("noun", "=", noun).executeTakeFirstOrThrow()
  return Number(rows)
}

/** With no trace: other devices are told otherwise. */
export async function deleteRowsOfNouns(db: Kysely<Tables>, userId: string, nouns: readonly Noun[]) {
  await db.deleteFrom("rows").where("user_id", "=", userId).where("noun", "in", nouns).execute()
}

/** Empties what follows from a purpose and is not of it, so that other devices hear of it. */
export async function emptyRows(db: Kysely<Tables>, userId: string, purpose: ConsentPurpose, version: number) {
  for (const noun of rowNouns) {
    const { emptied } = rowOf(noun)
    if (emptied?.with !== purpose) continue
    const emptying = db.updateTable("rows").set({ value: JSON.stringify(emptied.row), version })
    await emptying.where("user_id", "=", userId).where("noun", "=", noun).execute()
  }
}

/** In the noun's order, without deleted ones: all, or the last. `onUnreadable` may throw; else such a row is left out. */
export async function readRows<In extends RowNoun>(
  db: Kysely<Tables>,
  userId: string,
  noun: In,
  { most, onUnreadable }: { most?: number; onUnreadable: (error: UnreadableRow) => void },
) {
  const last = newestFirst(rowsOf(db, userId), noun).$if(most !== undefined, (it) => it.limit(sql.lit(most ?? 0)))
  return (await last.execute()).reverse().flatMap((stored) => {
    const row = readValue(stored) as RowOf<In> | undefined
    if (row === undefined) onUnreadable(new UnreadableRow(noun))
    return row === undefined ? [] : [{ key: stored.key, version: stored.version, row }]
  })
}

function newestFirst(rows: ReturnType<typeof rowsOf>, noun: RowNoun) {
  const present = rows.where("noun", "=", sql.lit(noun)).where("value", "is not", null)
  return present.orderBy("sort", "desc").orderBy("key", "desc")
}

type After = { userId: string; noun: string } & Place

function inOrder<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { version, noun, key }: Place & { noun: string },
) {
  const isAfter = sql<boolean>`(version, noun, key) > (${version}, ${noun}, ${key})`
  const ordered = query.where(isAfter).orderBy(sql.ref("version")).orderBy(sql.ref("noun")).orderBy(sql.ref("key"))
  return ordered.limit(sql.lit(rowsAtOnce))
}

const changedAfter = prepared((db, { userId, version, noun, key }: After) =>
  inOrder(rowsOf(db, userId), { version, noun, key }),
)

/** What a device gets at first: all rows of some nouns by one query, and of each other the newest. */
const wholeNouns = rowNouns.filter((noun) => rowOf(noun).newest === undefined)
const initialAfter = [
  // Not every database takes an empty list.
  ...(wholeNouns.length > 0 ? [wholeAfter()] : []),
  ...rowNouns.filter((noun) => !wholeNouns.includes(noun)).map(newestAfter),
]

function wholeAfter() {
  return prepared((db, { userId, version, noun, key }: After) => {
    const present = rowsOf(db, userId).where("value", "is not", null)
    return inOrder(present.where("noun", "in", wholeNouns.map(sql.lit)), { version, noun, key })
  })
}

function newestAfter(of: RowNoun) {
  return prepared((db, { userId, version, noun, key }: After) => {
    const last = newestFirst(rowsOf(db, userId), of).limit(sql.lit(rowOf(of).newest ?? 0))
    return inOrder(db.selectFrom(last.as("last")).select(columns), { version, noun, key })
  })
}

type ReadRows = (db: Kysely<Tables>, after: After) => Promise<RowChange[]>

/** What a pull reads: the changes of all nouns by one query, or a device's initial rows. */
export function readsOf(since: number | null): ReadRows[] {
  const queries = since === null ? initialAfter : [changedAfter]
  return queries.map((query) => async (db, after) => {
    const stored = await query(db, after)
    return stored.map(({ noun, key, version, value }) => {
      return { noun: noun as RowNoun, key, version, row: readValue({ noun, value }) }
    })
  })
}

/** Whether a row that a pull has read can be sent. */
export function isReadable({ row }: RowChange): boolean {
  return row !== undefined
}
