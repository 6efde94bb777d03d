import { type KyselyConfig, PostgresDialect } from "kysely"
import pg from "pg"
import type { Log } from "../log.ts"
import { withLogFields } from "../log-context.ts"
import { statementName } from "./prepared.ts"
import { isServerLost } from "./unavailable.ts"

export const applicationName = "florescer"
const connectMs = 5000
const answerMs = 15_000
/** A connection on which nothing was said for so long is tested; ten seconds later it counts as lost. */
const testIdleMs = 10_000

/** A connection pool that survives lost connections, with a query timeout unless told otherwise. */
export function postgresPool(url: string, log: Log, withoutQueryTimeout: boolean) {
  const pool = new pg.Pool({
    connectionString: url,
    // A restore looks for this name to see whether a server is still running on the database.
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    query_timeout: withoutQueryTimeout ? undefined : answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: testIdleMs,
  })
  // Without these listeners a lost connection would end the process, whether idle or in use.
  pool.on("connect", (client) => nameStatements(client).on("error", () => {}))
  // A connection belongs to no request, though one may have opened it.
  pool.on("error", (error) => withLogFields({}, () => log.warn({ err: error }, "lost a connection to the database")))
  return pool
}

/** Passes the errors of queries and connections to `onError`, and drops the connections to a server that was lost. */
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

  /** After a failover the idle connections lead to a server that is gone, or that takes no writes any more. */
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

/** Has PostgreSQL parse and plan the `prepared` statements once per connection, which Kysely's dialect does not ask for. */
function nameStatements(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const queryByName = (text: unknown, values: unknown, ...others: unknown[]) => {
    const name = typeof text === "string" ? statementName(text) : undefined
    return name === undefined ? query(text, values, ...others) : query({ name, text, values }, ...others)
  }
  return Object.assign(client, { query: queryByName })
}
