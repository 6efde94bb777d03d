import { type Kysely, sql } from "kysely"
import type { Database } from "#server/database/open.ts"
import type { Tables } from "#server/database/tables.ts"

export type TableOfUsers = { name: string; owner: string }

const onSqlite = sql<TableOfUsers>`
  select child.name as name, key."from" as owner
  from sqlite_master as child, pragma_foreign_key_list(child.name) as key
  where child.type = 'table' and key."table" = 'user' order by 1`

const onPostgres = sql<TableOfUsers>`
  select child.relname as name, col.attname as owner
  from pg_constraint as key
  join pg_class as child on child.oid = key.conrelid
  join pg_attribute as col on col.attrelid = key.conrelid and col.attnum = key.conkey[1]
  where key.contype = 'f' and key.confrelid = '"user"'::regclass order by 1`

/** Every table with user data and its user id column, read from the schema itself; includes the user table. */
export async function tablesOfUsers({ db, type }: Database): Promise<TableOfUsers[]> {
  const { rows } = await (type === "sqlite" ? onSqlite : onPostgres).execute(db)
  return [{ name: "user", owner: "id" }, ...rows]
}

/** A user's rows of one table in a stable order: PostgreSQL may change its own whenever it analyses the table. */
export async function rowsOfUser(db: Kysely<Tables>, { name, owner }: TableOfUsers, userId: string) {
  const select = sql<Record<string, unknown>>`select * from ${sql.table(name)} where ${sql.ref(owner)} = ${userId}`
  const { rows } = await select.execute(db)
  return rows
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ row }) => row)
}
