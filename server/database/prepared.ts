import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from "kysely"
import type { Tables } from "./tables.ts"

/** Stands in for a parameter's value while a query is compiled. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new TypeError(`The value of "${this.name}" is not known before the query is run.`)
  }
}

/** Names for the server to cache these statements under, by their SQL. */
const names = new Map<string, string>()

/** The name under which PostgreSQL prepares a statement once per connection; undefined for statements that are not `prepared`. */
export function statementName(sql: string): string | undefined {
  return names.get(sql)
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/**
 * A query that is compiled once per database and then run with different values, for what every request needs. While it
 * is built, its parameters are placeholders: nothing can be computed from them, and each must always be part of the query.
 * It names its columns: PostgreSQL refuses a prepared "select *" once another process has added a column.
 */
export function prepared<Row, Values extends Record<string, string | number | null | string[]>>(
  build: (db: Kysely<Tables>, parameters: Values) => Compilable<Row>,
) {
  // By the adapter, which a database shares with its transactions.
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>()

  function compile(db: Kysely<Tables>) {
    const query = build(db, placeholders as Values).compile()
    if (/select \*|\.\*/.test(query.sql)) throw new TypeError("A prepared query must name its columns.")
    compiled.set(db.getExecutor().adapter, query)
    if (!names.has(query.sql)) names.set(query.sql, `florescer_${names.size + 1}`)
    return query
  }

  return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
    const query = compiled.get(db.getExecutor().adapter) ?? compile(db)
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    // What Kysely does besides is for plugins, and takes as long as a small query.
    const { rows } = await db
      .getExecutor()
      .provideConnection((connection) => connection.executeQuery<Row>({ ...query, parameters }))
    return rows
  }
}
