import { randomBytes } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import type { DatabaseType } from "#server/database/open.ts"
import { migratedName } from "./migrated-postgres.ts"

/** The DATABASE_URL of a fresh, empty database; none for SQLite, which lives in the data folder. */
export async function freshDatabaseUrl(type: DatabaseType): Promise<string | undefined> {
  return type === "sqlite" ? undefined : createDatabase("template1")
}

/** The DATABASE_URL of a fresh database that is up to date: a copy of one that was migrated once for the whole run. */
export function migratedDatabaseUrl(): Promise<string> {
  return createDatabase(migratedName)
}

/** The DATABASE_URL of an empty database in an encoding other than UTF8. */
export function databaseUrlInEncoding(encoding: string): Promise<string> {
  return createDatabase(`template0 encoding '${encoding}' locale 'C'`)
}

async function createDatabase(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`
  const url = inject("postgresUrl")
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  await client.end()
  return `${url}/${name}`
}
