import type { RowNoun } from "#domain/nouns/nouns.ts"

const moment = "2026-01-01T00:00:00.000Z"

/** A row of the table of rows, as the server would have stored it, for tests that fill it without operations. */
export function storedRow(userId: string, noun: RowNoun, key: string, row: unknown, { version = 1, sort = "" } = {}) {
  const value = JSON.stringify(row)
  return { user_id: userId, noun, key, version, sort, stored_at: moment, changed_at: moment, value }
}
