import type { Compilable, CompiledQuery, Kysely } from "kysely"
import type { Tables } from "./tables.ts"

/** Stands for a value while a query is compiled, and says which one. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/** A query that is compiled once for each database and then run with other values, for what every request asks. */
export function prepared<Row, Values extends (string | number)[]>(
  build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
) {
  const compiled = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>()

  function compile(db: Kysely<Tables>) {
    const places = Array.from({ length: build.length - 1 }, (_, index) => new Place(index))
    const query = build(db, ...(places as unknown as Values)).compile()
    compiled.set(db, query)
    return query
  }

  return async (db: Kysely<Tables>, ...values: Values): Promise<Row[]> => {
    const query = compiled.get(db) ?? compile(db)
    const parameters = query.parameters.map((value) => (value instanceof Place ? values[value.index] : value))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
