import { isDeepStrictEqual } from "node:util"
import { type Kysely, sql } from "kysely"
import type { DatabaseType } from "../open.ts"

type OldRow = { user_id: string; version: number } & Record<string, unknown>
type MovedRow = { key: string; sort: string; value: string; storedAt: string; changedAt: string }
/**
 * A row for the table `rows`. A deleted row has no value. Only a table that has copies says from which row one was
 * made.
 */
type NewRow = Omit<MovedRow, "value"> & { value: string | null; copyOf?: string | null }
/** Describes how rows of an old table become rows of a noun, and back again so that each field can be compared. */
export type Moved = {
  table: string
  /** The column with the user's id, `user_id` by default. */
  owner?: string
  /** The columns other than the user's and the version; those of the key come first. */
  columns: readonly [string, ...string[]]
  keys: number
  noun: string
  toRow: (old: Record<string, unknown>) => NewRow
  /** Makes the old row again. The value of a deleted row is given as "null". */
  toOld: (row: Omit<MovedRow, "sort">) => Record<string, unknown>
  /**
   * Reduces an old row to what was ever read of it, if its columns hold more than `toOld` returns or hold it in another
   * form.
   */
  asRead?: (old: Record<string, unknown>) => Record<string, unknown>
}

const rowsAtOnce = 500

/**
 * Moves a table into the table `rows`, compares each field, and drops the old table. If a field differs it throws,
 * which undoes the migration and leaves the old table as it was.
 */
export async function moveRows(db: Kysely<unknown>, type: DatabaseType, moved: Moved) {
  // A process of the earlier release must not write now, since its write would be lost: it waits for this lock and then
  // finds no table.
  if (type === "postgres") await sql`lock table ${sql.table(moved.table)} in access exclusive mode`.execute(db)
  let last: OldRow | undefined
  do {
    const batch = await readBatch(db, moved, last)
    await moveBatch(db, moved, batch)
    last = batch.length === rowsAtOnce ? batch.at(-1) : undefined
  } while (last)
  await db.schema.dropTable(moved.table).execute()
}

async function readBatch(
  db: Kysely<unknown>,
  { table, owner = "user_id", columns, keys }: Moved,
  last: OldRow | undefined,
) {
  const keyColumns = columns.slice(0, keys)
  const order = sql.join([owner, ...keyColumns].map((column) => sql.ref(column)))
  const isAfter = last
    ? sql`where (${order}) > (${sql.join([last.user_id, ...keyColumns.map((column) => last[column])])})`
    : sql``
  const selected = sql.join(["version", ...columns].map((column) => sql.ref(column)))
  const { rows } = await sql<OldRow>`
    select ${sql.ref(owner)} as user_id, ${selected} from ${sql.table(table)} ${isAfter} order by ${order} limit ${sql.lit(rowsAtOnce)}`.execute(
    db,
  )
  return rows
}

async function moveBatch(
  db: Kysely<unknown>,
  { table, noun, toRow, toOld, asRead = (it) => it }: Moved,
  batch: OldRow[],
) {
  if (batch.length === 0) return
  const rows = batch.map(({ user_id, version, ...content }) => ({ user_id, version, content, row: toRow(content) }))
  const hasCopies = rows[0]?.row.copyOf !== undefined
  const inserted = rows.map(({ user_id, version, row: { key, sort, value, storedAt, changedAt, copyOf } }) => {
    const columns = [user_id, noun, key, version, sort, storedAt, changedAt, value]
    return sql`(${sql.join(hasCopies ? [...columns, copyOf] : columns)})`
  })
  await sql`
    insert into rows (user_id, noun, key, version, sort, stored_at, changed_at, value${hasCopies ? sql`, copy_of` : sql``})
    values ${sql.join(inserted)}`.execute(db)
  const keys = rows.map(({ user_id, row }) => sql`(${user_id}, ${row.key})`)
  const read = await sql<{ user_id: string; version: number } & Omit<MovedRow, "sort">>`
    with batch (user_id, key) as (values ${sql.join(keys)})
    select rows.user_id, version, rows.key, coalesce(value, 'null') as value, stored_at as "storedAt", changed_at as "changedAt"
    from batch join rows on rows.user_id = batch.user_id and rows.noun = ${noun} and rows.key = batch.key`.execute(db)
  const stored = new Map(read.rows.map(({ user_id, ...row }) => [`${user_id} ${row.key}`, row]))
  for (const { user_id, version, content, row } of rows) {
    const now = stored.get(`${user_id} ${row.key}`)
    if (now && isDeepStrictEqual({ ...asRead(content), version }, { ...toOld(now), version: now.version })) continue
    throw new Error(`a row of ${table} would not be the same in the table of rows, so that nothing was changed`)
  }
}
