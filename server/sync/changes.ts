import type { Kysely } from "kysely"
import { definitionOf, operationNames } from "#domain/operations/operations.ts"
import { pageMaxBytes, type RowChange } from "#domain/operations/sync.ts"
import type { Tables } from "../database/tables.ts"
import { type Cursor, cursorOf, parseCursor, placeFor } from "./cursor.ts"
import type { AnyNoun, Place } from "./noun.ts"
import { readChangedBy } from "./receipts.ts"

export type Changes = { changes: RowChange[]; isWhole: boolean; next?: string }

type Asked = { since: number | null; after?: string | undefined }
type Source = ReturnType<typeof createSource>

export function createReadChanges(db: Kysely<Tables>, nouns: readonly AnyNoun[]) {
  const changing = nouns.map(
    ({ noun }) => new Set<string>(operationNames.filter((name) => definitionOf(name).changes.includes(noun))),
  )

  /** For null, or after too many changes, the initial rows. `known`: the operations since. */
  return async (userId: string, { since, after }: Asked, known?: Set<string>): Promise<Changes> => {
    const changedBy = since === null ? null : (known ?? (await readChangedBy(db, userId, since)))
    const isWhole = changedBy === null
    const changed = isWhole
      ? nouns
      : nouns.filter((_, index) => [...changedBy].some((name) => changing[index]?.has(name)))
    const asked = { userId, since: isWhole ? null : since }
    const cursor = parseCursor(after)
    return { isWhole, ...(await pageOf(changed.map((noun) => createSource(db, noun, asked, cursor)))) }
  }
}

function createSource(
  db: Kysely<Tables>,
  { noun, read, rowsAtOnce = Number.POSITIVE_INFINITY }: AnyNoun,
  { userId, since }: { userId: string; since: number | null },
  cursor: Cursor | null,
) {
  let after = placeFor(noun, cursor, since)
  let rows: RowChange[] = []
  let isAllRead = false

  async function readOn() {
    const found = await read(db, userId, since, after)
    isAllRead = found.length < rowsAtOnce
    const wanted = isAllRead && rowsAtOnce === Number.POSITIVE_INFINITY ? sortedAfter(found, after) : found
    rows = wanted.map((change) => ({ noun, ...change })).reverse()
    const last = found.at(-1)
    if (last) after = last
  }

  return {
    async first(): Promise<RowChange | undefined> {
      if (rows.length === 0 && !isAllRead) await readOn()
      return rows.at(-1)
    },
    dropFirst: () => rows.pop(),
  }
}

function sortedAfter<Row extends Place>(rows: readonly Row[], after: Place): Row[] {
  return rows.filter((row) => isBefore(after, row)).sort((one, other) => (isBefore(one, other) ? -1 : 1))
}

function isBefore(one: Place, other: Place) {
  return one.version < other.version || (one.version === other.version && one.key < other.key)
}

async function pageOf(sources: readonly Source[]): Promise<Omit<Changes, "isWhole">> {
  const changes: RowChange[] = []
  let bytes = 0
  for (let earliest = await earliestOf(sources); earliest; earliest = await earliestOf(sources)) {
    bytes += Buffer.byteLength(JSON.stringify(earliest.change))
    const last = changes.at(-1)
    if (bytes > pageMaxBytes && last) return { changes, next: cursorOf(last) }
    changes.push(earliest.change)
    earliest.source.dropFirst()
  }
  return { changes }
}

async function earliestOf(sources: readonly Source[]) {
  let earliest: { change: RowChange; source: Source } | undefined
  for (const source of sources) {
    const change = await source.first()
    if (change && (!earliest || isEarlier(change, earliest.change))) earliest = { change, source }
  }
  return earliest
}

function isEarlier(one: RowChange, other: RowChange) {
  return one.version < other.version || (one.version === other.version && one.noun < other.noun)
}
