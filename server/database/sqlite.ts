import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from "kysely"

type OnError = (error: unknown) => void

const keptStatementsMax = 200
/** Pages of the file that stay in memory: enough for the inner ones of every index at a million entries. */
const cacheKilobytes = 16_384
const changesSchema = /^\s*(create|alter|drop)\b/i

/** Opens one file, or ":memory:", so that what was answered as kept survives a power cut. Tells `onError` why a query failed. */
export function sqliteDialect(file: string, onError: OnError) {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${cacheKilobytes}`)
  const config = { database: { prepare: keptStatements(database, onError), close: () => database.close() } }
  return new ImmediateDialect(config, database)
}

/** Prepares each statement once, which costs more than running it; begins anew at the limit, and when the schema changes. */
function keptStatements(database: DatabaseSync, onError: OnError) {
  const kept = new Map<string, SqliteStatement>()

  return (sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    if (kept.size === keptStatementsMax || changesSchema.test(sql)) kept.clear()
    const statement = prepare(database, sql, onError)
    kept.set(sql, statement)
    return statement
  }
}

function prepare(database: DatabaseSync, sql: string, onError: OnError): SqliteStatement {
  const statement = database.prepare(sql)
  const columns = statement.columns().map(({ name }) => name)
  // The objects that it makes of rows itself are dictionaries, several times as slow to read and to write as JSON.
  statement.setReturnArrays(true)
  return {
    reader: columns.length > 0,
    all: (values) => tellingOf(onError, () => asRows(statement.all(...(values as SQLInputValue[])), columns)),
    run: (values) => tellingOf(onError, () => statement.run(...(values as SQLInputValue[]))),
    // One of its own: another run of the kept one would end the reading.
    iterate: (values) => database.prepare(sql).iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
  }
}

function tellingOf<Answer>(onError: OnError, ask: () => Answer): Answer {
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

// A transaction that reads first is refused at its first write when another process wrote meanwhile, as when two start
// at once and migrate; one that takes its turn at the beginning waits instead.
class ImmediateDriver extends SqliteDriver {
  #database: DatabaseSync

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"))
  }

  // A full disk ends a transaction by itself: to roll it back once more would hide why it failed.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

// Kysely runs SQLite's migrations outside a transaction though SQLite can roll back a change of the schema:
// a start that is cut short would leave half a schema behind.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
