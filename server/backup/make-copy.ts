import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { authSecretFile } from "../data-dir.ts"
import { migrateTo, schemaVersion } from "../database/migrate.ts"
import { type Database, openDatabase, sqliteFile } from "../database/open.ts"
import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import { Refusal, refuseNewer } from "../refusal.ts"
import { copyRows, tablesToKeep } from "./copy-rows.ts"
import { flushFile, flushFolder } from "./flush.ts"
import { attachLabel } from "./label.ts"

/**
 * Writes everything that is kept, as it is at one moment, into one new file in this folder, and gives its name. Servers
 * may run meanwhile. Throws a Refusal when there is nothing to copy.
 */
export async function makeCopy(env: Env, folder: string, now: Date, log: Log): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `florescer-${now.toISOString().replaceAll(":", "-")}.sqlite`)
  // Made aside and renamed when whole, so that nobody takes half a copy for a copy.
  const workshop = mkdtempSync(join(folder, ".copy-"))
  try {
    const draft = sqliteFile(workshop)
    if (env.databaseUrl) await copyPostgres(env, workshop, log)
    else copySqlite(sqliteFile(env.dataDir), draft)
    attachLabel(draft, { madeAt: now.toISOString(), authSecret: ownSecret(env) })
    flushFile(draft)
    renameSync(draft, file)
    flushFolder(folder)
  } finally {
    rmSync(workshop, { recursive: true })
  }
  return file
}

function ownSecret({ authSecret, dataDir }: Env) {
  const file = authSecretFile(dataDir)
  return authSecret === undefined && existsSync(file) ? readFileSync(file, "utf8") : null
}

function copySqlite(source: string, draft: string) {
  if (!existsSync(source)) throw new Refusal(`There is nothing to copy yet: ${source} does not exist.`)
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    // One read of one moment. SQLite's page-by-page backup would begin anew at every write of the server.
    database.prepare("vacuum into ?").run(draft)
  } finally {
    database.close()
  }
}

async function copyPostgres({ databaseUrl }: Env, workshop: string, log: Log) {
  const source = await openDatabase({ dataDir: "", databaseUrl }, log)
  const draft = await openDatabase({ dataDir: workshop, databaseUrl: undefined }, log)
  try {
    // Repeatable read: every table as it is at the moment of the first query, whatever is written meanwhile.
    const reading = source.db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only")
    await reading.execute((db) => copyTables({ ...source, db }, draft))
  } finally {
    await Promise.all([source.close(), draft.close()])
  }
}

async function copyTables(source: Database, draft: Database) {
  const version = await schemaVersion(source)
  if (!version) throw new Refusal("There is nothing to copy yet: the database of DATABASE_URL is empty.")
  refuseNewer(version, "The database of DATABASE_URL")
  await migrateTo(draft, version)
  const tables = await tablesToKeep(draft)
  await draft.db.transaction().execute(async (db) => {
    for (const table of tables) await copyRows(table, source, { ...draft, db })
  })
}
