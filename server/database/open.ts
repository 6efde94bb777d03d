import { join } from "node:path"
import { Kysely, type KyselyConfig, sql } from "kysely"
import type { Pool } from "pg"
import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import type { Tables } from "./tables.ts"
import { type Transact, transactAlone, transactTogether } from "./transact.ts"
import { isDatabaseUnavailable } from "./unavailable.ts"

export type DatabaseType = "sqlite" | "postgres"
export type Database = {
  db: Kysely<Tables>
  type: DatabaseType
  /** For writes that have to be quick: on SQLite those that arrive together share a commit. */
  transact: Transact
  /** Only PostgreSQL has one. */
  pool?: Pool
  /** The pool to listen with, at DATABASE_DIRECT_URL where that is set, else the same: a pooler of transactions forgets LISTEN. */
  listeningPool?: Pool
  /** How many queries have failed in this process: because the database was unavailable, or for another reason. */
  errors: { unavailable: number; other: number }
  /** Throws when the database does not answer. */
  ping: () => Promise<void>
  /** Throws the error of the last outage if there was one since then (ms, performance.now()), or the present one. */
  throwIfUnavailable: (sinceMs: number) => Promise<void>
  close: () => Promise<void>
}

/** A boolean in the auth library's tables: SQLite has no type for it. */
export function storedFlag(type: DatabaseType, isOn: boolean): boolean | number {
  return type === "postgres" ? isOn : Number(isOn)
}

/** The SQLite database file. */
export function sqliteFile(dataDir: string) {
  return join(dataDir, "florescer.sqlite")
}

type Options = {
  /** For migrations, which may take long on large tables. */
  withoutQueryTimeout?: boolean
  /** How many works of `transact` share a commit at most. */
  worksPerCommitMax?: number | undefined
}

export type DatabaseEnv = Pick<Env, "dataDir" | "databaseUrl"> & Partial<Pick<Env, "databaseDirectUrl">>

/** The same database past a pooler of transactions, which does not carry the session lock of migrations. */
export function pastPooler<Settings extends DatabaseEnv>(env: Settings): Settings {
  return { ...env, databaseUrl: env.databaseDirectUrl ?? env.databaseUrl }
}

/** SQLite in the data folder, or PostgreSQL when DATABASE_URL is set, which is connected to at the first query. */
export async function openDatabase(
  env: DatabaseEnv,
  log: Log,
  { withoutQueryTimeout = false, worksPerCommitMax }: Options = {},
): Promise<Database> {
  // Only the driver in use is loaded: the other one would cost start time and memory.
  if (env.databaseUrl) {
    const { postgresConfig, postgresPool } = await import("./postgres.ts")
    const pool = postgresPool(env.databaseUrl, log, withoutQueryTimeout)
    const direct = pastPooler(env).databaseUrl
    const listeningPool = direct && direct !== env.databaseUrl ? postgresPool(direct, log, false) : pool
    const database = opened("postgres", (onError) => postgresConfig(pool, onError))
    async function close() {
      await database.close()
      if (listeningPool !== pool) await listeningPool.end()
    }
    return { ...database, close, pool, listeningPool, transact: transactAlone(database.db) }
  }
  const { sqliteDialect } = await import("./sqlite.ts")
  const database = opened("sqlite", (onError) => ({ dialect: sqliteDialect(sqliteFile(env.dataDir), onError) }))
  return { ...database, transact: transactTogether(database.db, worksPerCommitMax) }
}

function opened(type: DatabaseType, configure: (onError: (error: unknown) => void) => KyselyConfig) {
  let lastOutage: { error: unknown; atMs: number } | undefined
  const errors = { unavailable: 0, other: 0 }
  function noteError(error: unknown) {
    const isOutage = isDatabaseUnavailable(error)
    errors[isOutage ? "unavailable" : "other"]++
    if (isOutage) lastOutage = { error, atMs: performance.now() }
  }
  const db = new Kysely<Tables>(configure(noteError))

  async function ping() {
    await sql`select 1`.execute(db)
  }

  return {
    db,
    type,
    errors,
    ping,
    async throwIfUnavailable(sinceMs: number) {
      await ping()
      if (lastOutage && lastOutage.atMs >= sinceMs) throw lastOutage.error
    },
    close: () => db.destroy(),
  }
}
