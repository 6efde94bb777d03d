import type { Known, RowOf } from "#domain/nouns/noun.ts"
import { type RowNoun, rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import type { AnyNoun, NounChecks, SyncedNoun } from "./noun.ts"
import { loadRow, storeRow } from "./rows.ts"

/** All nouns of the table of rows, with what only the server can check. */
export function createRowNouns(checks: { [In in RowNoun]?: NounChecks<In> }): AnyNoun[] {
  return rowNouns.map((noun) => rowNoun(noun, checks[noun]))
}

function rowNoun<In extends RowNoun>(noun: In, checks: NounChecks<In> = {}): SyncedNoun<In> {
  const { sortOf = () => "" } = rowOf(noun)
  return {
    noun,
    ...checks,
    async load(db, userId, { keys = [] }) {
      const rows: [string, Known<RowOf<In>>[string]][] = []
      for (const key of keys) rows.push([key, await loadRow(db, userId, noun, key)])
      return Object.fromEntries(rows)
    },
    async store({ db, userId, version, receivedAt }, { key, before, row }) {
      const sorted = row ?? before
      const sort = sorted ? sortOf(key, sorted) : ""
      const value = row && JSON.stringify(row)
      await storeRow(db, { userId, noun, key, version, sort, now: receivedAt.toISOString(), value })
    },
  }
}
