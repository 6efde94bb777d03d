import { isDeepStrictEqual } from "node:util"
import { type Kysely, sql } from "kysely"
import type { DatabaseType } from "../open.ts"

type OldRow = { user_id: string; version: number } & Record<string, unknown>
type MovedRow = { key: string; sort: string; value: string; storedAt: string; changedAt: string }
/** A deleted one has no value. Only a table that knows copies says which row one was made from. */
type NewRow = Omit<MovedRow, "value"> & { value: string | null; copyOf?: string | null }
/** The rows of an old table as those of a noun, and back, to compare each field. */
export type Moved = {
  table: string
  /** Its column of the user: `user_id` if left out. */
  owner?: string
  /** Its columns besides the user and the version, those of its key first. */
  columns: readonly [string, ...string[]]
  keys: number
  noun: string
  toRow: (old: Record<string, unknown>) => NewRow
  /** Its value is "null" for a deleted one. */
  toOld: (row: Omit<MovedRow, "sort">) => Record<string, unknown>
  /** What was ever read of an old row, where its columns hold more or say it otherwise than `toOld`. */
  asRead?: (old: Record<string, unknown>) => Record<string, unknown>
}

const rowsAtOnce = 500

/**
 * Moves a table into the table of rows, compares each field, and drops it. Throws where a field differs: the
 * migration is undone, and the table stays as it was.
 */
export async function moveRows(db: Kysely<unknown>, type: DatabaseType, moved: Moved) {
  // A process of the release before waits, and finds no table: what it could still write would be lost.
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
