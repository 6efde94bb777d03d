import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { migrateOnly, schemaVersions } from "../database/migrate.ts"
import { type Database, openDatabase, sqliteFile } from "../database/open.ts"
import type { Env } from "../env.ts"
import { flushFile, flushFolder, makeFolder } from "../flush.ts"
import type { Log } from "../log.ts"
import { BackupError, refuseNewer } from "./backup-error.ts"
import { nameOfCopy } from "./copy-name.ts"
import { copyRows, tablesToCopy } from "./copy-rows.ts"
import { addMetadata, type CopiedSecret } from "./metadata.ts"
import { withhold } from "./withhold.ts"

const tempPrefix = ".copy-"
const abandonedMs = 60 * 60_000

/**
 * Makes a consistent copy while servers may run, and returns its path. Throws a BackupError if there is nothing to
 * copy.
 */
export async function makeCopy(env: Env, folder: string, secret: CopiedSecret, now: Date, log: Log): Promise<string> {
  makeFolder(folder)
  removeAbandoned(folder, now)
  const file = join(folder, nameOfCopy(now))
  // The copy is renamed only when complete, so that an incomplete one cannot be mistaken for it.
  const tempDir = mkdtempSync(join(folder, tempPrefix))
  try {
    const draft = sqliteFile(tempDir)
    if (env.databaseUrl) await copyPostgres(env, tempDir, log)
    else copySqlite(sqliteFile(env.dataDir), draft)
    withhold(draft)
    addMetadata(draft, { madeAt: now.toISOString(), ...secret })
    flushFile(draft)
    renameSync(draft, file)
    flushFolder(folder)
  } finally {
    rmSync(tempDir, { recursive: true })
  }
  return file
}

/** Removes copies that were interrupted, because they contain what users wrote. */
function removeAbandoned(folder: string, now: Date) {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(tempPrefix))) {
    const tempDir = join(folder, name)
    const files = readdirSync(tempDir).map((file) => join(tempDir, file))
    const lastMs = Math.max(
      ...[tempDir, ...files].map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    )
    if (now.getTime() - lastMs > abandonedMs) rmSync(tempDir, { recursive: true, force: true })
  }
}

function copySqlite(source: string, draft: string) {
  if (!existsSync(source)) throw new BackupError(`There is nothing to copy yet: ${source} does not exist.`)
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    // "vacuum into" reads the database at one moment. SQLite's page-by-page backup would start again at every write.
    database.prepare("vacuum into ?").run(draft)
  } finally {
    database.close()
  }
}

async function copyPostgres({ databaseUrl }: Env, tempDir: string, log: Log) {
  const source = await openDatabase({ dataDir: "", databaseUrl }, log)
  const draft = await openDatabase({ dataDir: tempDir, databaseUrl: undefined }, log)
  try {
    const reading = source.db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only")
    await reading.execute((db) => copyTables({ ...source, db }, draft))
  } finally {
    await Promise.all([source.close(), draft.close()])
  }
}

async function copyTables(source: Database, draft: Database) {
  const versions = await schemaVersions(source)
  const version = versions.at(-1)
  if (version === undefined)
    throw new BackupError("There is nothing to copy yet: the database of DATABASE_URL is empty.")
  refuseNewer(version, "The database of DATABASE_URL")
  await migrateOnly(draft, versions)
  const tables = await tablesToCopy(draft)
  await draft.db.transaction().execute(async (db) => {
    for (const table of tables) await copyRows(table, source, { ...draft, db })
  })
}
