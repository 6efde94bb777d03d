import pg from "pg"
import { migrate } from "#server/database/migrate.ts"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"

/** The database that is up to date and without rows, of which the tests get copies. */
export const migratedName = "florescer_migrated"

export async function createMigratedDatabase(url: string) {
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query(`create database ${migratedName}`)
  await client.end()
  const database = await openDatabase({ dataDir: "/nowhere", databaseUrl: `${url}/${migratedName}` }, createLog("warn"))
  await migrate(database)
  await database.close()
}
