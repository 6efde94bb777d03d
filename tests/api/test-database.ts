import { randomBytes } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import type { DatabaseType } from "#server/database/open.ts"

/** The DATABASE_URL of a fresh, empty database; none for SQLite, which lives in the data folder. */
export async function freshDatabaseUrl(type: DatabaseType): Promise<string | undefined> {
  if (type === "sqlite") return undefined
  const name = `test_${randomBytes(8).toString("hex")}`
  const url = inject("postgresUrl")
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${url}/${name}`
}
