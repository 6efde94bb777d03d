import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import type { RowChange } from "#domain/operations/operations.ts"
import type { Place } from "./noun.ts"

export type Cursor = Place & { noun: string }

/** How many rows a page has of nouns with large rows, which hold long texts or many ticks, and of the other nouns. */
export const rowsAtOnce = { large: 16, small: 64 }

const cursorForm = /^(\d{1,12}):(\w+):([!-~]+)$/

/** Writes the place at which a page ended as text. */
export function cursorOf({ version, noun, key }: Pick<RowChange, "version" | "noun" | "key">): string {
  return `${String(version).padStart(12, "0")}:${noun}:${key}`
}

/** Parses a cursor; returns null if the text is not one. */
export function parseCursor(text: string | undefined): Cursor | null {
  const [, version, noun = "", key = ""] = text?.match(cursorForm) ?? []
  return version === undefined ? null : { version: Number(version), noun, key }
}

/**
 * Returns the place after which a noun is read: where a page ended within this noun, or else where its rows after the
 * cursor or after the version `since` begin.
 */
export function placeFor(noun: string, cursor: Cursor | null, since: number | null): Place {
  if (cursor?.noun === noun) return { version: cursor.version, key: cursor.key }
  // No key is empty, so an empty one precedes all keys of its version.
  if (cursor) return { version: noun > cursor.noun ? cursor.version : cursor.version + 1, key: "" }
  return { version: since === null ? 0 : since + 1, key: "" }
}

/** Orders and limits a query to the rows after a place; `key` names the column of the rows' keys. */
export function inOrderAfter<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  key: string,
  after: Place,
  rows: number,
) {
  const column = sql.ref(key)
  const isAfter: RawBuilder<boolean> = sql`(version, ${column}) > (${after.version}, ${after.key})`
  return query.where(isAfter).orderBy(sql.ref("version")).orderBy(column).limit(sql.lit(rows))
}
