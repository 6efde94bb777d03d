import { type KyselyConfig, PostgresDialect } from "kysely"
import pg from "pg"
import type { Log } from "../log.ts"
import { withLogFields } from "../log-context.ts"
import { statementName } from "./prepared.ts"
import { sessionSettings } from "./session-settings.ts"
import { isServerLost } from "./unavailable.ts"

export const applicationName = "florescer"
const connectMs = 5000
const answerMs = 15_000
/** Keep-alive tests a connection that has been idle for this long. */
const testIdleMs = 10_000

/**
 * Creates a pool that survives lost connections. Queries time out after 15 seconds unless `withoutQueryTimeout` is set.
 */
export function postgresPool(url: string, log: Log, withoutQueryTimeout: boolean) {
  const pool = new pg.Pool({
    connectionString: url,
    // A restore recognises running servers by this name.
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    query_timeout: withoutQueryTimeout ? undefined : answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: testIdleMs,
    // The pool hands a connection out only after these statements have set up its session.
    onConnect: async (client) => void (await client.query(sessionSettings)),
  })
  // Without a listener for "error", a lost connection would end the process.
  pool.on("connect", (client) => nameStatements(client).on("error", () => {}))
  // The warning must not carry the log fields of the request that happened to open the connection.
  pool.on("error", (error) => withLogFields({}, () => log.warn({ err: error }, "lost a connection to the database")))
  return pool
}

/** Configures Kysely to drop connections to a server that is lost. */
export function postgresConfig(pool: pg.Pool, onError: (error: unknown) => void): KyselyConfig {
  const openedMs = new WeakMap<pg.PoolClient, number>()
  let lostMs = Number.NEGATIVE_INFINITY
  pool.on("connect", (client) => openedMs.set(client, performance.now()))

  function note(error: unknown) {
    if (isServerLost(error)) lostMs = performance.now()
    onError(error)
  }

  function isStale(client: pg.PoolClient) {
    return (openedMs.get(client) ?? 0) <= lostMs
  }

  /**
   * Skips connections that were opened before the server was lost. After a failover, idle connections would still lead
   * to the lost server.
   */
  async function connect() {
    try {
      for (;;) {
        const client = await pool.connect()
        const release = client.release
        client.release = (error) => release(error ?? isStale(client))
        if (!isStale(client)) return client
        client.release()
      }
    } catch (error) {
      note(error)
      throw error
    }
  }

  return {
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
    log(event) {
      if (event.level === "error") note(event.error)
    },
  }
}

/** Sends prepared queries by name, so that PostgreSQL parses each once. Kysely has no option for this. */
function nameStatements(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const queryByName = (text: unknown, values: unknown, ...others: unknown[]) => {
    const name = typeof text === "string" ? statementName(text) : undefined
    return name === undefined ? query(text, values, ...others) : query({ name, text, values }, ...others)
  }
  return Object.assign(client, { query: queryByName })
}
