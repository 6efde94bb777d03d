import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import {
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from "kysely"
import type { Tables } from "./tables.ts"

type OnError = (error: unknown) => void

const waitMs = 5000
const cachedStatementsMax = 200
/** A cache of this size holds the inner pages of every index at a million diary entries. */
const cacheKilobytes = 16_384
const changesSchema = /^\s*(create|alter|drop)\b/i

/** Opens a SQLite file or ":memory:", so that commits survive a power cut. */
export function sqliteDialect(file: string, onError: OnError) {
  const database = new DatabaseSync(file, { timeout: waitMs, enableForeignKeyConstraints: true })
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${cacheKilobytes}`)
  // With this setting, SQLite overwrites deleted content with zeros.
  database.exec("pragma secure_delete = on")
  const config = { database: { prepare: cachedStatements(database, onError), close: () => database.close() } }
  return new ImmediateDialect(config, database)
}

/**
 * Writes SQLite's log into the file and empties it, because the log still contains deleted text. While another process
 * reads, as a backup does, this is left for the next time.
 */
export async function emptyLog(db: Kysely<Tables>) {
  await db.connection().execute(async (connection) => {
    // Waiting for the other process would block all users.
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection)
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(waitMs)}`.execute(connection)
    }
  })
}

/** Statements are cached, because preparing one takes longer than running it. */
function cachedStatements(database: DatabaseSync, onError: OnError) {
  const cache = new Map<string, SqliteStatement>()

  return (sql: string) => {
    const known = cache.get(sql)
    if (known) return known
    if (cache.size === cachedStatementsMax || changesSchema.test(sql)) cache.clear()
    const statement = reportErrors(onError, () => prepare(database, sql, onError))
    cache.set(sql, statement)
    return statement
  }
}

function prepare(database: DatabaseSync, sql: string, onError: OnError): SqliteStatement {
  const statement = database.prepare(sql)
  const columns = statement.columns().map(({ name }) => name)
  // Arrays are several times faster than the row objects that SQLite would build.
  statement.setReturnArrays(true)
  return {
    reader: columns.length > 0,
    all: (values) => reportErrors(onError, () => asRows(statement.all(...(values as SQLInputValue[])), columns)),
    run: (values) => reportErrors(onError, () => statement.run(...(values as SQLInputValue[]))),
    // An iteration needs a statement of its own: running the cached one again would end it.
    iterate: (values) => database.prepare(sql).iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
  }
}

function reportErrors<Answer>(onError: OnError, ask: () => Answer): Answer {
  try {
    return ask()
  } catch (error) {
    onError(error)
    throw error
  }
}

function asRows(arrays: unknown[], columns: string[]) {
  return (arrays as unknown[][]).map((values) => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < columns.length; index++) row[columns[index] as string] = values[index]
    return row
  })
}

class ImmediateDialect extends SqliteDialect {
  #config: SqliteDialectConfig
  #database: DatabaseSync

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#config = config
    this.#database = database
  }

  override createDriver() {
    return new ImmediateDriver(this.#config, this.#database)
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}

// Transactions begin "immediate", because a deferred one fails if another process writes between its first read and its
// first write.
class ImmediateDriver extends SqliteDriver {
  #database: DatabaseSync
  #isInUse = false
  #waiting: (() => void)[] = []

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#database = database
  }

  // Waiting queries are served in order. Kysely's own lock would wake all of them after each query.
  override async acquireConnection() {
    if (this.#isInUse) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isInUse = true
    return super.acquireConnection()
  }

  override async releaseConnection() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isInUse = false
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"))
  }

  // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

// Migrations run in transactions, because an interrupted start would otherwise leave half a schema.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }

  override get supportsTransactionalDdl() {
    return true
  }
}
