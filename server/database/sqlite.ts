import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import { SqliteAdapter, SqliteDialect } from "kysely"

/** Opens one file, or ":memory:", so that what was answered as kept survives a power cut. */
export function sqliteDialect(file: string) {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  database.exec("pragma journal_mode = wal; pragma synchronous = full")
  return new AtomicMigrationsDialect({
    database: { prepare: (sql) => prepare(database, sql), close: () => database.close() },
  })
}

function prepare(database: DatabaseSync, sql: string) {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
    run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
    iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
  }
}

// Kysely runs SQLite's migrations outside a transaction though SQLite can roll back a change of the schema:
// a start that is cut short would leave half a schema behind.
class AtomicMigrationsDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
