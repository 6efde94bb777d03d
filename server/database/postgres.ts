import { type KyselyConfig, PostgresDialect } from "kysely"
import pg from "pg"
import type { Log } from "../log.ts"
import { withLogFields } from "../log-context.ts"
import { statementName } from "./prepared.ts"

export const applicationName = "florescer"
const connectMs = 5000
const answerMs = 15_000

/** A connection pool that survives lost connections, with a query timeout unless told otherwise. */
export function postgresPool(url: string, log: Log, withoutQueryTimeout: boolean) {
  const pool = new pg.Pool({
    connectionString: url,
    // A restore looks for this name to see whether a server is still running on the database.
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    query_timeout: withoutQueryTimeout ? undefined : answerMs,
    keepAlive: true,
  })
  // Without these listeners a lost connection would end the process, whether idle or in use.
  pool.on("connect", (client) => nameStatements(client).on("error", () => {}))
  // A connection belongs to no request, though one may have opened it.
  pool.on("error", (error) => withLogFields({}, () => log.warn({ err: error }, "lost a connection to the database")))
  return pool
}

/** Passes the errors of queries and connections to `onError`. */
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

/** Has PostgreSQL parse and plan the `prepared` statements once per connection, which Kysely's dialect does not ask for. */
function nameStatements(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const queryByName = (text: unknown, values: unknown, ...others: unknown[]) => {
    const name = typeof text === "string" ? statementName(text) : undefined
    return name === undefined ? query(text, values, ...others) : query({ name, text, values }, ...others)
  }
  return Object.assign(client, { query: queryByName })
}
