import { sql } from "kysely"
import type { Database } from "./open.ts"

/** Reads PostgreSQL's encoding; undefined on SQLite, which always stores UTF-8. */
export async function readEncoding({ db, type }: Database): Promise<string | undefined> {
  if (type === "sqlite") return undefined
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  return rows[0]?.encoding
}

/** Whether the database can store every letter. SQL_ASCII can, because it stores bytes unchecked. */
export function storesAllText(encoding: string | undefined): boolean {
  return encoding === undefined || encoding === "UTF8" || encoding === "SQL_ASCII"
}
