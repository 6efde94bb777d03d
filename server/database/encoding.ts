import { sql } from "kysely"
import type { Database } from "./open.ts"

/** The encoding of a PostgreSQL database, such as "UTF8"; undefined on SQLite, whose is always that. */
export async function readEncoding({ db, type }: Database): Promise<string | undefined> {
  if (type === "sqlite") return undefined
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  return rows[0]?.encoding
}

/** Whether every character can be stored. SQL_ASCII takes the bytes as they come, and leaves it to the server what they mean. */
export function storesAllText(encoding: string | undefined): boolean {
  return encoding === undefined || encoding === "UTF8" || encoding === "SQL_ASCII"
}
