import { existsSync, renameSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { sqliteFile } from "../database/open.ts"
import { flushFile, flushFolder } from "../flush.ts"
import { BackupError } from "./backup-error.ts"
import { countAccounts } from "./check-copy.ts"
import type { RestoreOptions } from "./restore-options.ts"

const busy = 5

/** Replaces the database file, keeps the previous one under another name, and returns a sentence that says where. */
export async function intoSqlite(tempDir: string, { env, force, now }: RestoreOptions): Promise<string[]> {
  const live = sqliteFile(env.dataDir)
  refuseWhileInUse(live)
  if (!force && mayHoldAccounts(live)) {
    throw new BackupError(`${live} holds accounts: with --force it is replaced, and kept under another name.`)
  }
  flushFile(sqliteFile(tempDir))
  const words = moveAside(live, now)
  renameSync(sqliteFile(tempDir), live)
  flushFolder(env.dataDir)
  return words
}

function refuseWhileInUse(live: string) {
  if (!existsSync(live)) return
  const database = new DatabaseSync(live, { timeout: 0 })
  try {
    // SQLite leaves WAL mode only if there are no other connections.
    database.exec("pragma journal_mode = delete")
  } catch (error) {
    // An error other than "busy" means that the file is damaged, so no server uses it.
    if ((error as { errcode?: number }).errcode !== busy) return
    throw new BackupError(`A server is running on ${live}: stop it first.`)
  } finally {
    database.close()
  }
}

/** A file that cannot be read counts as holding accounts. */
function mayHoldAccounts(live: string) {
  if (!existsSync(live)) return false
  const database = new DatabaseSync(live, { readOnly: true })
  try {
    return countAccounts(database) > 0
  } catch {
    return true
  } finally {
    database.close()
  }
}

function moveAside(live: string, now: Date): string[] {
  if (!existsSync(live)) return []
  const aside = live.replace(/\.sqlite$/, `-replaced-${now.toISOString().replaceAll(":", "-")}.sqlite`)
  for (const suffix of ["", "-wal", "-shm"]) if (existsSync(live + suffix)) renameSync(live + suffix, aside + suffix)
  return [`What was there before is kept as ${aside}; delete it when you are sure.`]
}
