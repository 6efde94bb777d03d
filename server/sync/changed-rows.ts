import { type Kysely, type SelectQueryBuilder, sql } from "kysely"
import { type RowNoun, rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import type { RowChange } from "#domain/operations/operations.ts"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"
import type { Place } from "./noun.ts"
import { columns, newestFirst, readValue, rowsAtOnce, rowsOf } from "./rows.ts"

type After = { userId: string; noun: string } & Place

function inOrder<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { version, noun, key }: Place & { noun: string },
) {
  const isAfter = sql<boolean>`(version, noun, key) > (${version}, ${noun}, ${key})`
  const ordered = query.where(isAfter).orderBy(sql.ref("version")).orderBy(sql.ref("noun")).orderBy(sql.ref("key"))
  return ordered.limit(sql.lit(rowsAtOnce))
}

const changedAfter = prepared((db, { userId, version, noun, key }: After) =>
  inOrder(rowsOf(db, userId), { version, noun, key }),
)

/**
 * The queries for a new device's first pull: one for all nouns that it gets whole, and one for each noun of which it
 * gets only the newest rows.
 */
const wholeNouns = rowNouns.filter((noun) => rowOf(noun).newest === undefined)
const initialAfter = [
  // Not every database accepts an empty list.
  ...(wholeNouns.length > 0 ? [wholeAfter()] : []),
  ...rowNouns.filter((noun) => !wholeNouns.includes(noun)).map(newestAfter),
]

function wholeAfter() {
  return prepared((db, { userId, version, noun, key }: After) => {
    const present = rowsOf(db, userId).where("value", "is not", null)
    return inOrder(present.where("noun", "in", wholeNouns.map(sql.lit)), { version, noun, key })
  })
}

function newestAfter(of: RowNoun) {
  return prepared((db, { userId, version, noun, key }: After) => {
    const last = newestFirst(rowsOf(db, userId), sql.lit(of)).limit(sql.lit(rowOf(of).newest ?? 0))
    return inOrder(db.selectFrom(last.as("last")).select(columns), { version, noun, key })
  })
}

type ReadRows = (db: Kysely<Tables>, after: After) => Promise<RowChange[]>

/** Returns the queries of a pull: one for the changes of all nouns, or, if `since` is null, those for a new device. */
export function readsOf(since: number | null): ReadRows[] {
  const queries = since === null ? initialAfter : [changedAfter]
  return queries.map((query) => async (db, after) => {
    const stored = await query(db, after)
    return stored.map(({ noun, key, version, value }) => {
      return { noun: noun as RowNoun, key, version, row: readValue({ noun, value }) }
    })
  })
}

/** Whether a row could be parsed, so that it can be sent. */
export function isReadable({ row }: RowChange): boolean {
  return row !== undefined
}
