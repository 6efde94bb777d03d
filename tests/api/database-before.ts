import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { migrateTo } from "#server/database/migrate.ts"
import { openDatabase, storedFlag } from "#server/database/open.ts"
import type { TestApp } from "./test-app.ts"
import { freshDatabaseUrl } from "./test-database.ts"

const moment = "2026-11-21T08:00:00.000Z"

/** A database as it was before the table of rows, with Ana and Bia, and with these rows in one of its tables. */
export async function databaseBefore({ type, env, log }: TestApp, table: string, rows: Record<string, unknown>[]) {
  const dataDir = mkdtempSync(join(env.dataDir, "before-"))
  const database = await openDatabase({ dataDir, databaseUrl: await freshDatabaseUrl(type) }, log)
  onTestFinished(database.close)
  await migrateTo(database, "037-bounded-operations")
  for (const id of ["ana", "bia"]) {
    const user = { id, full_name: "Ana", email: `${id}@example.org`, emailVerified: storedFlag(type, false) }
    await database.db
      .insertInto("user")
      .values({ ...user, createdAt: moment, updatedAt: moment })
      .execute()
  }
  for (const row of rows)
    await database.db
      .insertInto(table as never)
      .values(row as never)
      .execute()
  return database
}
