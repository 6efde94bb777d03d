import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { SettingsError } from "./env.ts"

/** How long a start waits for a server that is stopping, which takes up to ten seconds. */
const waitMs = 15_000
const busy = 5
/** Locks are kept in a set, because a lock that is garbage-collected would be released. */
const held = new Set<DatabaseSync>()

/**
 * Allows only one server on a SQLite file, because rate limits and events live in one process. The system's lock on a
 * file of its own ends with the process, however that ends, and does not hinder other programs that use the database.
 * Throws a SettingsError.
 */
export function claimDataDir(dataDir: string, timeout = waitMs): () => void {
  const lock = new DatabaseSync(join(dataDir, "server.lock"), { timeout })
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive")
    held.add(lock)
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== busy) return () => {}
    throw new SettingsError(
      `Another server runs on the folder of DATA_DIR (${dataDir}): stop it first, or set DATABASE_URL for several processes.`,
    )
  }
  return () => {
    held.delete(lock)
    lock.close()
  }
}
