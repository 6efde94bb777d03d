import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import type { RowChange } from "#domain/operations/operations.ts"
import type { Place } from "./noun.ts"

export type Cursor = Place & { noun: string }

/** Large: with her texts or taps. */
export const rowsAtOnce = { large: 16, small: 64 }

const cursorForm = /^(\d{1,12}):(\w+):([!-~]+)$/

/** Writes the place where a page ended as text. */
export function cursorOf({ version, noun, key }: Pick<RowChange, "version" | "noun" | "key">): string {
  return `${String(version).padStart(12, "0")}:${noun}:${key}`
}

/** Reads a cursor; null for a text that is none. */
export function parseCursor(text: string | undefined): Cursor | null {
  const [, version, noun = "", key = ""] = text?.match(cursorForm) ?? []
  return version === undefined ? null : { version: Number(version), noun, key }
}

/** The place after a cursor, or after a version. */
export function placeFor(noun: string, cursor: Cursor | null, since: number | null): Place {
  if (cursor?.noun === noun) return { version: cursor.version, key: cursor.key }
  // No key is empty.
  if (cursor) return { version: noun > cursor.noun ? cursor.version : cursor.version + 1, key: "" }
  return { version: since === null ? 0 : since + 1, key: "" }
}

/** `key` is their keys' column. */
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
