import { type KyselyConfig, PostgresDialect } from "kysely"
import pg from "pg"
import type { Log } from "../log.ts"

export const applicationName = "florescer"
const connectMs = 5000
const answerMs = 15_000

/** A pool of connections that gives up on a server that does not answer, unless it is patient, and outlives a lost connection. */
export function postgresPool(url: string, log: Log, isPatient: boolean) {
  const pool = new pg.Pool({
    connectionString: url,
    // By this name a restore sees whether a server still runs on the database.
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    query_timeout: isPatient ? undefined : answerMs,
    keepAlive: true,
  })
  // Without listeners, a connection that is lost would end the process, both while it is idle and while it is in use.
  pool.on("connect", (client) => client.on("error", () => {}))
  pool.on("error", (error) => log.warn({ err: error }, "lost a connection to the database"))
  return pool
}

/** Tells `onError` why a query failed, or why there was no connection to be had. */
export function postgresConfig(pool: pg.Pool, onError: (error: unknown) => void): KyselyConfig {
  async function connect() {
    try {
      return await pool.connect()
    } catch (error) {
      onError(error)
      throw error
    }
  }
  return {
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
    log(event) {
      if (event.level === "error") onError(event.error)
    },
  }
}
