import { type Kysely, sql } from "kysely"
import type { Database } from "../database/open.ts"

type Row = Record<string, unknown>
/** A batch ends with the row that passes this number of characters. */
const batchCharacters = 300_000
/** A batch of this many rows stays within both databases' limits for parameters. */
const batchRows = 500
/** The number of rows that are fetched from PostgreSQL at a time. */
const rowsFetched = 200

/** Lists the tables of a copy so that a table comes after those to which it refers. */
export async function tablesToCopy({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; referenced: string | null }>`
    select tables.name, keys."table" as referenced
    from sqlite_schema as tables left join pragma_foreign_key_list(tables.name) as keys
    where type = 'table' and name not like 'kysely_%' and name not like 'florescer_%' and name not like 'sqlite_%'
    order by tables.rowid`.execute(db)
  const ordered = new Set<string>()
  function add(table: string) {
    for (const { name, referenced } of rows) if (name === table && referenced && referenced !== table) add(referenced)
    ordered.add(table)
  }
  for (const { name } of rows) add(name)
  return [...ordered]
}

/** Copies the rows of a table. `to` must be an open transaction, and on PostgreSQL so must `from`. */
export async function copyRows(table: string, from: Database, to: Database) {
  const into = to.db as unknown as Kysely<Record<string, Row>>
  for await (const rows of inBatches(readRows(table, from))) {
    await into
      .insertInto(table)
      .values(to.type === "sqlite" ? rows.map(asSqlite) : rows)
      .execute()
  }
}

async function* readRows(table: string, { db, type }: Database): AsyncGenerator<Row> {
  const query = sql<Row>`select * from ${sql.table(table)}`
  if (type === "sqlite") {
    yield* (db as unknown as Kysely<Record<string, Row>>).selectFrom(table).selectAll().stream()
    return
  }
  await sql`declare copied_rows no scroll cursor for ${query}`.execute(db)
  const next = () => sql<Row>`fetch ${sql.lit(rowsFetched)} from copied_rows`.execute(db)
  for (let { rows } = await next(); rows.length > 0; { rows } = await next()) yield* rows
  await sql`close copied_rows`.execute(db)
}

async function* inBatches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let [batch, characters]: [Row[], number] = [[], 0]
  for await (const row of rows) {
    batch.push(row)
    for (const value of Object.values(row)) if (typeof value === "string") characters += value.length
    if (batch.length < batchRows && characters < batchCharacters) continue
    yield batch
    ;[batch, characters] = [[], 0]
  }
  if (batch.length > 0) yield batch
}

/** SQLite has neither booleans nor dates, so they become 1 or 0 and ISO 8601 text. */
function asSqlite(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asSqliteValue(value)]))
}

function asSqliteValue(value: unknown) {
  if (typeof value === "boolean") return Number(value)
  return value instanceof Date ? value.toISOString() : value
}
