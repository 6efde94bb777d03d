import type { Kysely } from "kysely"
import {
  definitionOf,
  operationNames,
  pageMaxBytes,
  type RowChange,
  type SyncAnswer,
} from "#domain/operations/operations.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { Log } from "../log.ts"
import { type Applied, createApply } from "./apply.ts"
import { isReadable, readsOf } from "./changed-rows.ts"
import { type Cursor, cursorOf, parseCursor, placeFor } from "./cursor.ts"
import { createReadEpoch } from "./epoch.ts"
import type { SyncEvents } from "./events.ts"
import type { Actor, AnyNoun, Place } from "./noun.ts"
import { readChangedBy, readVersion } from "./receipts.ts"
import { rowsAtOnce } from "./rows.ts"

type SyncDeps = {
  database: Pick<Database, "db" | "transact" | "type">
  nouns: readonly AnyNoun[]
  events: SyncEvents
  now: () => Date
  log: Log
}
export type Sync = ReturnType<typeof createSync>

/** Applies operations and reads changes. It knows nouns only through the type `SyncedNoun`. */
export function createSync({ database, nouns, events, now, log }: SyncDeps) {
  const applyOperations = createApply({ database, nouns, now, log })
  const { db } = database
  const readEpoch = createReadEpoch(db)
  const readChanges = createReadChanges(db, nouns, log)

  async function isOtherEpoch({ epoch }: Asked): Promise<boolean> {
    return epoch !== undefined && epoch !== (await readEpoch()) && epoch !== (await readEpoch(true))
  }

  /**
   * Applies operations and returns their results in the same order; those that `isAllowed` rejects are refused with
   * FORBIDDEN. Throws SESSION_UNKNOWN if the account is gone.
   */
  async function apply<Sent extends { id: string }>(
    actor: Actor,
    operations: Sent[],
    isAllowed: (operation: Sent) => boolean = () => true,
  ): Promise<Applied> {
    const allowed = new Set(operations.filter(isAllowed))
    const { results: allowedResults, ...rest } = await applyOperations(actor, [...allowed])
    if (rest.version !== undefined && allowedResults.some(({ status }) => status === "applied")) {
      events.announce(actor.userId, rest.version)
    }
    const results = operations.map((sent) => {
      const result = allowed.has(sent) ? allowedResults.shift() : undefined
      return result ?? ({ id: sent.id, status: "refused", code: "FORBIDDEN" } as const)
    })
    return { results, ...rest }
  }

  async function readPlace(userId: string, version?: number) {
    return { epoch: await readEpoch(), version: version ?? (await readVersion(db, userId)) }
  }

  async function read(
    userId: string,
    asked: Asked,
    { version, applied }: Omit<Applied, "results"> = {},
  ): Promise<Omit<SyncAnswer, "results">> {
    const { epoch, version: upTo } = await readPlace(userId, version)
    const head = { version: upTo, epoch, now: now().toISOString() }
    const isFollowing = asked.since !== null && asked.epoch === epoch && asked.since <= upTo
    if (isFollowing && asked.since === upTo) return { ...head, changes: [], isWhole: false }
    const since = isFollowing ? asked.since : null
    const known = applied?.since === since ? applied?.names : undefined
    return { ...head, ...(await readChanges(userId, { since, after: asked.after }, known)) }
  }

  return { isOtherEpoch, apply, read, readPlace }
}

type Changes = { changes: RowChange[]; isWhole: boolean; next?: string }

type Asked = { since: number | null; after?: string | undefined; epoch?: string | undefined }

type Source = ReturnType<typeof createSource>

function createReadChanges(db: Kysely<Tables>, nouns: readonly AnyNoun[], log: Log) {
  const changing = new Map(
    nouns.map(({ noun }) => [noun, operationNames.filter((name) => definitionOf(name).changes.includes(noun))]),
  )

  /**
   * Reads the changes since a version, or a new device's initial rows if that is null or there were too many changes.
   * `known` names the operations since that version, if the caller knows them.
   */
  return async (
    userId: string,
    { since: asked, after }: Pick<Asked, "since" | "after">,
    known?: Set<string>,
  ): Promise<Changes> => {
    const changedBy = asked === null ? null : (known ?? (await readChangedBy(db, userId, asked)))
    const isWhole = changedBy === null
    const since = isWhole ? null : asked
    const changed = nouns.filter(({ noun }) => isWhole || changing.get(noun)?.some((name) => changedBy.has(name)))
    const cursor = parseCursor(after)
    const ofStores = changed.flatMap(({ noun, read, rowsAtOnce = Number.POSITIVE_INFINITY }) => {
      if (!read) return []
      const readOn: ReadOn = async (place) =>
        (await read(db, userId, since, place)).map((change) => ({ noun, ...change }))
      return createSource(readOn, rowsAtOnce, { noun, ...placeFor(noun, cursor, since) })
    })
    const inRows = changed.some(({ read }) => !read) ? readsOf(since) : []
    const start = cursor ?? { version: since === null ? 0 : since + 1, noun: "", key: "" }
    const ofRows = inRows.map((read) => createSource((place) => read(db, { userId, ...place }), rowsAtOnce, start))
    return { isWhole, ...(await pageOf([...ofStores, ...ofRows], log)) }
  }
}

type ReadOn = (after: Cursor) => Promise<RowChange[]>

function createSource(readOn: ReadOn, rowsAtOnce: number, start: Cursor) {
  let after = start
  let rows: RowChange[] = []
  let isAllRead = false

  async function readMore() {
    const found = await readOn(after)
    isAllRead = found.length < rowsAtOnce
    const wanted = isAllRead && rowsAtOnce === Number.POSITIVE_INFINITY ? sortedAfter(found, after) : found
    rows = wanted.toReversed()
    const last = found.at(-1)
    if (last) after = last
  }

  return {
    async first(): Promise<RowChange | undefined> {
      if (rows.length === 0 && !isAllRead) await readMore()
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

async function pageOf(sources: readonly Source[], log: Log): Promise<Omit<Changes, "isWhole">> {
  const changes: RowChange[] = []
  let bytes = 0
  for (let earliest = await earliestOf(sources); earliest; earliest = await earliestOf(sources)) {
    const { change, source } = earliest
    if (isReadable(change)) {
      bytes += Buffer.byteLength(JSON.stringify(change))
      const last = changes.at(-1)
      if (bytes > pageMaxBytes && last) return { changes, next: cursorOf(last) }
      changes.push(change)
    } else log.error({ noun: change.noun }, "unreadable row")
    source.dropFirst()
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
