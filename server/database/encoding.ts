import { sql } from "kysely"
import type { Database } from "./open.ts"

/** Undefined on SQLite, which is always "UTF8". */
export async function readEncoding({ db, type }: Database): Promise<string | undefined> {
  if (type === "sqlite") return undefined
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  return rows[0]?.encoding
}

/** Whether every letter can be stored. SQL_ASCII takes bytes as they come. */
export function storesAllText(encoding: string | undefined): boolean {
  return encoding === undefined || encoding === "UTF8" || encoding === "SQL_ASCII"
}
