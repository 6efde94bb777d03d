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
import { type Cursor, cursorOf, parseCursor, placeFor } from "./cursor.ts"
import { createReadEpoch } from "./epoch.ts"
import type { SyncEvents } from "./events.ts"
import type { Actor, AnyNoun, Place } from "./noun.ts"
import { readChangedBy, readVersion } from "./receipts.ts"

type SyncDeps = {
  database: Pick<Database, "db" | "transact" | "type">
  nouns: readonly AnyNoun[]
  events: SyncEvents
  now: () => Date
  log: Log
}
type Asked = { since: number | null; after?: string | undefined; epoch?: string | undefined }
export type Sync = ReturnType<typeof createSync>

/** Knows nouns only by SyncedNoun. */
export function createSync({ database, nouns, events, now, log }: SyncDeps) {
  const applyOperations = createApply({ database, nouns, now, log })
  const { db } = database
  const readEpoch = createReadEpoch(db)
  const readChanges = createReadChanges(db, nouns)

  async function isOtherEpoch({ epoch }: Asked): Promise<boolean> {
    return epoch !== undefined && epoch !== (await readEpoch()) && epoch !== (await readEpoch(true))
  }

  /** FORBIDDEN where the sender may not; results in the order sent. Throws SESSION_UNKNOWN without the account. */
  async function apply<Sent extends { id: string }>(
    actor: Actor,
    operations: Sent[],
    isAllowed: (operation: Sent) => boolean = () => true,
  ): Promise<Applied> {
    const allowed = new Set(operations.filter(isAllowed))
    const { results: applied, ...rest } = await applyOperations(actor, [...allowed])
    if (rest.version !== undefined && applied.some(({ status }) => status === "applied")) {
      events.announce(actor.userId, rest.version)
    }
    const results = operations.map((sent) => {
      const result = allowed.has(sent) ? applied.shift() : undefined
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
    { version, alone }: Omit<Applied, "results"> = {},
  ): Promise<Omit<SyncAnswer, "results">> {
    const { epoch, version: upTo } = await readPlace(userId, version)
    const head = { version: upTo, epoch, now: now().toISOString() }
    const isFollowing = asked.since !== null && asked.epoch === epoch && asked.since <= upTo
    if (isFollowing && asked.since === upTo) return { ...head, changes: [], isWhole: false }
    const since = isFollowing ? asked.since : null
    const known = alone?.since === since ? alone?.names : undefined
    return { ...head, ...(await readChanges(userId, { since, after: asked.after }, known)) }
  }

  return { isOtherEpoch, apply, read, readPlace }
}

type Changes = { changes: RowChange[]; isWhole: boolean; next?: string }

type Source = ReturnType<typeof createSource>

function createReadChanges(db: Kysely<Tables>, nouns: readonly AnyNoun[]) {
  const changing = nouns.map(
    ({ noun }) => new Set<string>(operationNames.filter((name) => definitionOf(name).changes.includes(noun))),
  )

  /** For null, or after too many changes, the initial rows. `known`: the operations since. */
  return async (
    userId: string,
    { since, after }: Pick<Asked, "since" | "after">,
    known?: Set<string>,
  ): Promise<Changes> => {
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
