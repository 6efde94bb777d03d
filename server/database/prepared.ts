import type { Compilable, CompiledQuery, Kysely } from "kysely"
import type { Tables } from "./tables.ts"

/** Stands for a parameter's value while a query is compiled. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new TypeError(`The value of "${this.name}" is not known before the query is run.`)
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/**
 * A query that is compiled once for each database and then run with other values, for what every request asks. Its
 * parameters stand for themselves: nothing can be computed from them, and each has to be in the query at every run.
 */
export function prepared<Row, Values extends Record<string, string | number>>(
  build: (db: Kysely<Tables>, parameters: Values) => Compilable<Row>,
) {
  const compiled = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>()

  function compile(db: Kysely<Tables>) {
    const query = build(db, placeholders as Values).compile()
    compiled.set(db, query)
    return query
  }

  return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
    const query = compiled.get(db) ?? compile(db)
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
