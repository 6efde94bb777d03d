import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, globSync, readdirSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { sql } from "kysely"
import { describe, expect, onTestFinished, test } from "vitest"
import { checkCopy } from "#server/backup/check-copy.ts"
import { prepareDataDir } from "#server/data-dir.ts"
import { knownVersions, migrate, migrateTo, schemaVersion } from "#server/database/migrate.ts"
import { type Database, type DatabaseType, openDatabase, sqliteFile } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { insertEntries } from "../abuse/insert-entries.ts"
import { amount, databases } from "../amount.ts"
import { freshDatabaseUrl } from "../api/test-database.ts"
import { numbers, uuid } from "../generated-rows.ts"
import { createMother } from "../simulation/users.ts"
import { freshDataDir, spawnServer, startServer } from "./server.ts"
import { until } from "./until.ts"
import { expectWhole } from "./whole.ts"

const kills = Math.max(4, Number(process.env.FLORESCER_KILLS ?? amount(0, 1000)) / 50)
const timeout = 120_000 + kills * 10_000
const count = 4000
const moved = amount(4000, 100_000)
/** So that the last kill comes towards the end of the work. */
const laterByMs = amount(7, 100)
const notes = "ệ".repeat(300)
/** That of release 0.2.0. */
const before = "013-sync"
const secret = "the secret of a test, 32 characters or more"

/** A place with many entries of one mother, in an earlier schema if asked. */
async function openPlace(type: DatabaseType, version?: string) {
  const dataDir = freshDataDir()
  prepareDataDir(dataDir)
  const databaseUrl = await freshDatabaseUrl(type)
  const database = await openDatabase({ dataDir, databaseUrl }, createLog("silent"))
  onTestFinished(database.close)
  if (version) await migrateTo(database, version)
  else await migrate(database)
  const mother = await createMother({ db: database.db, database, secret, clock: { now: new Date() } }, 0)
  if (version) await insertIntoTableOfThen(database, mother.id)
  else await insertEntries(database, mother.id, { count, storedAt: new Date("2026-01-01T00:00:00.000Z"), notes })
  return { dataDir, databaseUrl, database, settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } }
}

async function insertIntoTableOfThen({ db, type }: Database, userId: string) {
  const moment = "2026-01-01T00:00:00.000Z"
  await sql`
    insert into diary_entries (id, user_id, mood, notes, created_at, stored_at, version)
    select ${uuid(type)}, cast(${userId} as text), '🙂', cast(${notes} as text), cast(${moment} as text), cast(${moment} as text), 0
    from ${numbers(type, 0, moved)}`.execute(db)
}

/** Whether another process has begun to change the database and has not committed yet. */
async function isChanging({ db, type }: Database, dataDir: string) {
  if (type === "postgres") {
    const others = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`.execute(db)
    return others.rows.length > 0
  }
  const other = new DatabaseSync(sqliteFile(dataDir), { timeout: 0 })
  try {
    other.exec("begin immediate; rollback")
    return false
  } catch {
    return true
  } finally {
    other.close()
  }
}

async function countEntries(database: Database) {
  const isBefore = (await schemaVersion(database)) === before
  const { rows } = await sql<{ notes: string }>`
    select ${isBefore ? sql`notes from diary_entries` : sql`value as notes from rows where noun = 'diaryEntries'`}`.execute(
    database.db,
  )
  return rows.filter((row) => (isBefore ? row.notes : JSON.parse(row.notes).notes) === notes).length
}

/** Kills servers as they migrate, on a new place where the first was too late. */
async function interruptMigration(type: DatabaseType): Promise<Awaited<ReturnType<typeof openPlace>>> {
  const place = await openPlace(type, before)
  const { database, dataDir, settings } = place
  for (let kill = 0; kill < kills; kill++) {
    const server = await spawnServer(settings)
    await until(async () => server.child.exitCode !== null || (await isChanging(database, dataDir)))
    await sleep(kill * laterByMs)
    await server.end("SIGKILL")
    const version = (await schemaVersion(database)) ?? ""
    expect([before, knownVersions.at(-1)]).toContain(version)
    expect(await countEntries(database)).toBe(moved)
    if (version !== before) return kill > 0 ? place : interruptMigration(type)
  }
  return place
}

describe.each(databases)("killed at work (%s)", (type) => {
  test(
    "a server that is killed as it migrates leaves the former schema or the new one, and the next start has all rows",
    async () => {
      const { database, settings } = await interruptMigration(type)
      const server = await startServer(settings)
      expect(await schemaVersion(database)).toBe(knownVersions.at(-1))
      expect(await countEntries(database)).toBe(moved)
      await expectWhole(database)
      await server.end("SIGTERM")
    },
    timeout,
  )

  test(
    "a backup that is killed leaves no file that looks like one, and the next one clears up",
    async () => {
      const { settings, dataDir } = await openPlace(type)
      const folder = join(dataDir, "../backups")
      const copies = () => globSync("*.sqlite", { cwd: folder })
      let interrupted = 0
      for (let kill = 0; kill < kills; kill++) {
        const backup = runBackup(folder, settings)
        await until(() => backup.child.exitCode !== null || globSync(".copy-*/*", { cwd: folder }).length > 0)
        await sleep(kill * 7)
        backup.child.kill("SIGKILL")
        await backup.ended
        for (const file of copies()) expect(checkCopy(join(folder, file)).accounts).toBe(1)
        if (copies().length === 0) interrupted++
      }
      expect(interrupted).toBeGreaterThan(0)
      const left = readdirSync(folder).filter((name) => name.startsWith(".copy-"))
      expect(left.length).toBeGreaterThan(0)
      const recent = left.pop() ?? ""
      const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
      for (const name of left) {
        for (const path of [...globSync("*", { cwd: join(folder, name) }), "."])
          utimesSync(join(folder, name, path), longAgo, longAgo)
      }

      const { child, ended } = runBackup(folder, settings)
      await ended
      expect(child.exitCode).toBe(0)
      expect(copies().map((file) => checkCopy(join(folder, file)).accounts)).toContain(1)
      // The last one might still be at work, for all that the next one knows.
      expect(readdirSync(folder).filter((name) => name.startsWith(".copy-"))).toEqual([recent])
      expect(existsSync(sqliteFile(dataDir))).toBe(type === "sqlite")
    },
    timeout,
  )
})

function runBackup(folder: string, settings: Record<string, string | undefined>) {
  const program = fileURLToPath(import.meta.resolve("#server/backup/backup.ts"))
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, [program, folder], { cwd: join(folder, ".."), env, stdio: "ignore" })
  onTestFinished(() => void child.kill("SIGKILL"))
  return { child, ended: once(child, "close") }
}
