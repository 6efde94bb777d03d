import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from "kysely"
import type { Tables } from "./tables.ts"

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new TypeError(`The value of "${this.name}" is not known before the query is run.`)
  }
}

const names = new Map<string, string>()

/**
 * The name under which PostgreSQL prepares a statement, once per connection; undefined if it was not built by
 * `prepared`.
 */
export function statementName(sql: string): string | undefined {
  return names.get(sql)
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/**
 * Compiles a query once. `build` must not compute anything from its parameters, must use each, and must name the
 * columns: PostgreSQL refuses a prepared "select *" once a column has been added.
 */
export function prepared<Row, Values extends Record<string, string | number | null | string[]>>(
  build: (db: Kysely<Tables>, parameters: Values) => Compilable<Row>,
) {
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
    // The query goes straight to the connection, because Kysely's handling of plugins is slow.
    const { rows } = await db
      .getExecutor()
      .provideConnection((connection) => connection.executeQuery<Row>({ ...query, parameters }))
    return rows
  }
}
