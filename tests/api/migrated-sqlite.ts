import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "#server/database/migrate.ts"
import { openDatabase, sqliteFile } from "#server/database/open.ts"
import type { Log } from "#server/log.ts"

let migrated: Promise<Buffer> | undefined

/** Lays an up-to-date database without rows into a data folder that has none: a copy of one that was migrated once for the test file. */
export async function copyMigratedSqlite(dataDir: string, log: Log) {
  const file = sqliteFile(dataDir)
  migrated ??= migrateOne(log)
  const content = await migrated
  if (!existsSync(file)) writeFileSync(file, content)
}

async function migrateOne(log: Log): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), "florescer-migrated-"))
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, log)
  await migrate(database)
  await database.close()
  const content = readFileSync(sqliteFile(dataDir))
  rmSync(dataDir, { recursive: true })
  return content
}
