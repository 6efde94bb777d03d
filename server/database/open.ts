import { join } from "node:path"
import { Kysely, type KyselyConfig, sql } from "kysely"
import type { Pool } from "pg"
import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import type { Tables } from "./tables.ts"
import { type Transact, transactAlone, transactTogether } from "./transact.ts"
import { isDamaged, isDatabaseUnavailable, isDiskFull } from "./unavailable.ts"

export type DatabaseType = "sqlite" | "postgres"
export type Database = {
  db: Kysely<Tables>
  type: DatabaseType
  /** Runs quick writes in a transaction. On SQLite, concurrent ones share a commit. */
  transact: Transact
  pool?: Pool
  /** The pool for LISTEN. It uses DATABASE_DIRECT_URL if that is set, because a transaction pooler forgets LISTEN. */
  listeningPool?: Pool
  errors: { unavailable: number; other: number; full: number; damaged: number }
  ping: () => Promise<void>
  /** Throws the error of an outage that is present or has occurred since `sinceMs` (ms, performance.now()). */
  throwIfUnavailable: (sinceMs: number) => Promise<void>
  /** Erases deleted text from SQLite's log beside the file. On PostgreSQL it does nothing, because vacuum erases it. */
  eraseDeleted: () => Promise<void>
  close: () => Promise<void>
}

/** A boolean as the auth library's tables store it: SQLite has no booleans. */
export function storedFlag(type: DatabaseType, isOn: boolean): boolean | number {
  return type === "postgres" ? isOn : Number(isOn)
}

/** The path of the SQLite database file. */
export function sqliteFile(dataDir: string) {
  return join(dataDir, "florescer.sqlite")
}

type Options = {
  withoutQueryTimeout?: boolean
  worksPerCommitMax?: number | undefined
}

export type DatabaseEnv = Pick<Env, "dataDir" | "databaseUrl"> & Partial<Pick<Env, "databaseDirectUrl">>

/**
 * Replaces the database's address by DATABASE_DIRECT_URL if that is set, because a transaction pooler cannot hold the
 * session lock of a migration.
 */
export function pastPooler<Settings extends DatabaseEnv>(env: Settings): Settings {
  return { ...env, databaseUrl: env.databaseDirectUrl ?? env.databaseUrl }
}

/** Opens PostgreSQL if DATABASE_URL is set, otherwise SQLite. */
export async function openDatabase(
  env: DatabaseEnv,
  log: Log,
  { withoutQueryTimeout = false, worksPerCommitMax }: Options = {},
): Promise<Database> {
  if (env.databaseUrl) {
    const { postgresConfig, postgresPool } = await import("./postgres.ts")
    const pool = postgresPool(env.databaseUrl, log, withoutQueryTimeout)
    const direct = pastPooler(env).databaseUrl
    const listeningPool = direct && direct !== env.databaseUrl ? postgresPool(direct, log, false) : pool
    const database = opened("postgres", log, (onError) => postgresConfig(pool, onError))
    async function close() {
      await database.close()
      if (listeningPool !== pool) await listeningPool.end()
    }
    return {
      ...database,
      eraseDeleted: async () => {},
      close,
      pool,
      listeningPool,
      transact: transactAlone(database.db),
    }
  }
  const { emptyLog, sqliteDialect } = await import("./sqlite.ts")
  const database = opened("sqlite", log, (onError) => ({ dialect: sqliteDialect(sqliteFile(env.dataDir), onError) }))
  const { db } = database
  return { ...database, eraseDeleted: () => emptyLog(db), transact: transactTogether(db, worksPerCommitMax) }
}

function opened(type: DatabaseType, log: Log, configure: (onError: (error: unknown) => void) => KyselyConfig) {
  let lastOutage: { error: unknown; atMs: number } | undefined
  const errors = { unavailable: 0, other: 0, full: 0, damaged: 0 }
  function noteError(error: unknown) {
    const isOutage = isDatabaseUnavailable(error)
    if (isDiskFull(error)) {
      errors.full++
      log.error("the disk of the database is full: reading works, nothing is stored")
    } else if (isDamaged(error)) {
      errors.damaged++
      log.error('the database is damaged: "npm run doctor" says more')
    } else errors[isOutage ? "unavailable" : "other"]++
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
