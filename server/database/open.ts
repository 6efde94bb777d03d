import { join } from "node:path"
import { Kysely, type KyselyConfig, sql } from "kysely"
import type { Pool } from "pg"
import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import { isDatabaseAway } from "./away.ts"
import type { Tables } from "./tables.ts"

export type DatabaseType = "sqlite" | "postgres"
export type Database = {
  db: Kysely<Tables>
  type: DatabaseType
  /** Only PostgreSQL has one. */
  pool?: Pool
  /** Throws when the database does not answer. */
  ping: () => Promise<void>
  /** Throws why the database did not answer, now or at any time since then (ms, performance.now()). */
  throwIfAway: (sinceMs: number) => Promise<void>
  close: () => Promise<void>
}

/** A truth value of the auth library's tables: SQLite has none of its own. */
export function storedFlag(type: DatabaseType, isOn: boolean): boolean | number {
  return type === "postgres" ? isOn : Number(isOn)
}

/** Where SQLite keeps everything. */
export function sqliteFile(dataDir: string) {
  return join(dataDir, "florescer.sqlite")
}

/**
 * SQLite in the data folder, or PostgreSQL when DATABASE_URL is set. Connects to PostgreSQL at the first query only.
 * `isPatient`: waits for an answer as long as it takes, as a change of a large table may.
 */
export async function openDatabase(
  env: Pick<Env, "dataDir" | "databaseUrl">,
  log: Log,
  isPatient = false,
): Promise<Database> {
  // Each driver is loaded only where it is used: the other one would cost start time and memory.
  if (env.databaseUrl) {
    const { postgresConfig, postgresPool } = await import("./postgres.ts")
    const pool = postgresPool(env.databaseUrl, log, isPatient)
    return { ...opened("postgres", (onError) => postgresConfig(pool, onError)), pool }
  }
  const { sqliteDialect } = await import("./sqlite.ts")
  return opened("sqlite", (onError) => ({ dialect: sqliteDialect(sqliteFile(env.dataDir), onError) }))
}

function opened(type: DatabaseType, configure: (onError: (error: unknown) => void) => KyselyConfig): Database {
  let lastAway: { error: unknown; atMs: number } | undefined
  function notice(error: unknown) {
    if (isDatabaseAway(error)) lastAway = { error, atMs: performance.now() }
  }
  const db = new Kysely<Tables>(configure(notice))

  async function ping() {
    await sql`select 1`.execute(db)
  }

  return {
    db,
    type,
    ping,
    async throwIfAway(sinceMs) {
      await ping()
      if (lastAway && lastAway.atMs >= sinceMs) throw lastAway.error
    },
    close: () => db.destroy(),
  }
}
