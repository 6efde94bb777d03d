import { existsSync, renameSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { sqliteFile } from "../database/open.ts"
import { Refusal } from "../refusal.ts"
import { countAccounts } from "./check-copy.ts"
import { flushFile, flushFolder } from "./flush.ts"
import type { Replacement } from "./replacement.ts"

const busy = 5

/** Puts the database of the workshop into the data folder. What lay there is set aside, and where is said. */
export async function intoSqlite(workshop: string, { env, force, now }: Replacement): Promise<string[]> {
  const live = sqliteFile(env.dataDir)
  refuseWhileInUse(live)
  if (!force && mayHoldAccounts(live)) {
    throw new Refusal(`${live} holds accounts: with --force it is replaced, and kept under another name.`)
  }
  flushFile(sqliteFile(workshop))
  const words = setAside(live, now)
  renameSync(sqliteFile(workshop), live)
  flushFolder(env.dataDir)
  return words
}

function refuseWhileInUse(live: string) {
  if (!existsSync(live)) return
  const database = new DatabaseSync(live, { timeout: 0 })
  try {
    // SQLite lets only the last connection leave the journal that servers share.
    database.exec("pragma journal_mode = delete")
  } catch (error) {
    // A file that is damaged is not in anybody's use.
    if ((error as { errcode?: number }).errcode !== busy) return
    throw new Refusal(`A server is running on ${live}: stop it first.`)
  } finally {
    database.close()
  }
}

/** A file that cannot be read may hold all that there is. */
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

function setAside(live: string, now: Date): string[] {
  if (!existsSync(live)) return []
  const aside = live.replace(/\.sqlite$/, `-replaced-${now.toISOString().replaceAll(":", "-")}.sqlite`)
  for (const suffix of ["", "-wal", "-shm"]) if (existsSync(live + suffix)) renameSync(live + suffix, aside + suffix)
  return [`What was there before is kept as ${aside}; delete it when you are sure.`]
}
