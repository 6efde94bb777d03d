import type { Kysely } from "kysely"
import { pageMaxBytes, type RowChange } from "#domain/operations/sync.ts"
import type { Tables } from "../database/tables.ts"
import type { SyncedNoun } from "./noun.ts"
import { readChangedBy } from "./receipts.ts"

export type Changes = { changes: RowChange[]; isWhole: boolean; next?: string }

type Asked = { since: number | null; after?: string | undefined }

/** Returns the function that reads the changes for a device. */
export function createReadChanges(db: Kysely<Tables>, nouns: readonly SyncedNoun[]) {
  const changing = nouns.map(
    ({ handlers, alsoChangedBy = [] }) => new Set<string>([...Object.keys(handlers), ...alsoChangedBy]),
  )

  /**
   * A page of the user's rows changed after a version, in the order of their changes; for null, or when there are too many
   * changes, the initial rows of a device. `after` is the end of the previous page, `known` the names of the operations
   * since that version where they are known. A row that changes between two pages is sent again.
   */
  return async (userId: string, { since, after }: Asked, known?: Set<string>): Promise<Changes> => {
    const changedBy = since === null ? null : (known ?? (await readChangedBy(db, userId, since)))
    const isWhole = changedBy === null
    const changed = isWhole
      ? nouns
      : nouns.filter((_, index) => [...changedBy].some((name) => changing[index]?.has(name)))
    const rows: RowChange[] = []
    for (const { noun, read } of changed) {
      for (const change of await read(db, userId, isWhole ? null : since)) rows.push({ noun, ...change })
    }
    return { isWhole, ...pageOf(rows, after) }
  }
}

/** A cursor that sorts as text in the order of the changes. */
function placeOf({ version, noun, key }: RowChange) {
  return `${String(version).padStart(12, "0")}:${noun}:${key}`
}

function pageOf(rows: RowChange[], after = ""): Omit<Changes, "isWhole"> {
  const left = rows
    .map((change) => ({ change, place: placeOf(change) }))
    .filter(({ place }) => place > after)
    .sort((one, other) => (one.place < other.place ? -1 : 1))
  let bytes = 0
  const fits = left.findIndex(({ change }, index) => {
    bytes += Buffer.byteLength(JSON.stringify(change))
    return bytes > pageMaxBytes && index > 0
  })
  const page = fits === -1 ? left : left.slice(0, fits)
  const next = fits === -1 ? undefined : page.at(-1)?.place
  return { changes: page.map(({ change }) => change), ...(next !== undefined && { next }) }
}
