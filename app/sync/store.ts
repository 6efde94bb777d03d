import { v7 as uuidV7 } from "uuid"
import type { Noun, Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { momentToFollow } from "#domain/operations/follow.ts"
import {
  fold,
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import type { Step } from "#domain/privacy/bring-in/steps.ts"
import { storable } from "#domain/storable-text.ts"
import type { Copies } from "./copies.ts"
import { isOutboxKey, type PendingOperation, type Refusal } from "./outbox.ts"
import { retime } from "./retime.ts"
import {
  clockAheadOf,
  entriesSince,
  isLaterSnapshot,
  isSameSnapshot,
  isSnapshotKey,
  type Snapshot,
} from "./snapshot.ts"
import { isSameList, withSame } from "./with-same.ts"

type Entries = Rows["diaryEntries"]

export type View = {
  rows: Rows
  /** Without what is pending. */
  synced: Rows
  /** Nothing was fetched here yet. */
  isUnknown: boolean
  /** Not just what an earlier release left there. */
  hasSynced: boolean
  /** Neither acknowledged nor refused yet. */
  pending: readonly Operation[]
  /** Ids; on this page only. */
  unstored: ReadonlySet<string>
  /** ISO 8601, UTC; "": all are here, null: unknown. */
  entriesSince: string | null
  /** The true time is ahead of the device's by this. */
  clockAheadMs: number
  refused: readonly (PendingOperation & { refusal: Refusal })[]
}

/** It is the server's last answer and what she did, stored or not. */
type Known = { snapshot: Snapshot | null; outbox: readonly PendingOperation[]; unstored: readonly string[] }

export type Store = ReturnType<typeof createStore>

/** Each tab has its own store; they share the device's storage. What is shown is in memory, and stored before. */
export function createStore({ userId, snapshot: record, outbox: queue }: Copies, deviceNow: () => number) {
  const listeners = new Set<() => void>()
  const { unstored } = queue
  const all = [record, queue]
  let unstoredSnapshot: Snapshot | null = null
  let known: (Known & { view: View }) | undefined

  /** No event may tell of what another tab has stored. */
  function look(parts: readonly { read: () => unknown }[] = all): Known & { view: View } {
    for (const part of known ? parts : all) part.read()
    return show()
  }

  function show(): Known & { view: View } {
    const found = { snapshot: latestSnapshot(), outbox: queue.known(), unstored: [...unstored.keys()] }
    if (known && isSame(known, found)) return known
    const before = known?.view
    known = { ...found, view: viewOf(found, before, deviceNow()) }
    if (before && known.view !== before) for (const listener of listeners) listener()
    return known
  }

  function latestSnapshot(): Snapshot | null {
    const stored = record.known()
    if (!unstoredSnapshot) return stored
    return stored && isLaterSnapshot(stored, unstoredSnapshot) ? stored : unstoredSnapshot
  }

  function snapshot(): Snapshot | null {
    return look([record]).snapshot
  }

  function outbox(): readonly PendingOperation[] {
    return look([queue]).outbox
  }

  function read(): View {
    return (known ?? look()).view
  }

  /** Without room it counts on this page only. */
  function add<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
    const known = look()
    const now = deviceNow() + clockAheadOf(known.snapshot, deviceNow())
    const followed = momentToFollow(known.view.rows, name, args)
    const at = new Date(Math.max(now, followed === null ? 0 : Date.parse(followed) + 1)).toISOString()
    const storableArgs = storable(args)
    const operation = { id: uuidV7(), name, args: storableArgs, at, schemaVersion: operationsVersion } as Operation
    return { id: operation.id, isStored: addOperation(operation, known.snapshot === null) }
  }

  function addOperation(operation: Operation, isUntimed = false): boolean {
    return put({ order: (outbox().at(-1)?.order ?? 0) + 1, operation, ...(isUntimed && { isUntimed }) })
  }

  /** All at once, each on its own moment. */
  function addOfFile(steps: readonly Step[]) {
    let order = outbox().at(-1)?.order ?? 0
    for (const { at, ...step } of steps) {
      const operation = { ...storable(step), id: uuidV7(), at, schemaVersion: operationsVersion } as Operation
      write({ order: ++order, operation, isOfFile: true })
    }
    show()
  }

  /** Once an answer has told the true time, what was done before is dated by it. */
  function retimePending() {
    const latest = snapshot()
    if (!latest) return
    const aheadMs = clockAheadOf(latest, deviceNow())
    for (const { isUntimed, ...pending } of outbox())
      if (isUntimed) put({ ...pending, operation: retime(pending.operation, aheadMs) })
  }

  /** A restored server may have lost them. Returns false when some found no room. */
  function addRecalled(operations: readonly Operation[]): boolean {
    const first = outbox()[0]?.order ?? 1
    const order = (index: number) => first - operations.length + index
    return operations.map((operation, index) => put({ order: order(index), operation })).every((isStored) => isStored)
  }

  function put(pending: PendingOperation): boolean {
    const isStored = write(pending)
    show()
    return isStored
  }

  function write(pending: PendingOperation): boolean {
    const { operation } = pending
    const isStored = queue.write(pending)
    if (isStored) unstored.delete(operation.id)
    else unstored.set(operation.id, pending)
    return isStored
  }

  function storeAgain() {
    for (const pending of unstored.values()) put(pending)
  }

  function remove(ids: readonly string[]) {
    for (const id of ids) queue.remove(id)
    show()
  }

  function refuse(pending: PendingOperation, refusal: Refusal) {
    const refused = { ...pending, refusal }
    const { id } = pending.operation
    if (unstored.has(id) || !queue.write(refused)) unstored.set(id, refused)
    show()
  }

  function keep(next: Snapshot, isOfPage = false) {
    const before = snapshot()
    // Without locks another tab may have stored a later answer.
    if (before && isLaterSnapshot(before, next)) return
    if (before && !unstoredSnapshot && !isOfPage && isSameSnapshot(next, before)) return
    const isStored = !isOfPage && record.write(next)
    unstoredSnapshot = isStored ? null : next
    show()
  }

  /** It comes before the withdrawal is synced. */
  function forget(nouns: readonly Noun[]) {
    const before = snapshot()
    if (before) keep({ ...before, rows: { ...before.rows, ...Object.fromEntries(nouns.map((noun) => [noun, {}])) } })
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Null stands for all keys. */
  function changedElsewhere(key: string | null) {
    if (key === null || isOutboxKey(key) || isSnapshotKey(key)) look()
  }

  return {
    userId,
    read,
    entriesOver,
    snapshot,
    outbox,
    add,
    addOperation,
    addOfFile,
    addRecalled,
    storeAgain,
    retimePending,
    remove,
    refuse,
    keep,
    forget,
    subscribe,
    changedElsewhere,
  }
}

function isSame(one: Known, other: Known): boolean {
  return one.snapshot === other.snapshot && one.outbox === other.outbox && isSameList(one.unstored, other.unstored)
}

/** What has not changed stays the same object, also the view itself. */
function viewOf({ snapshot, outbox, unstored }: Known, before: View | undefined, deviceNowMs: number): View {
  const waiting = outbox.filter(({ refusal }) => !refusal).map(({ operation }) => operation)
  const pending = withSame(before?.pending, waiting)
  const synced = withSame(before?.synced, snapshot?.rows ?? noRows)
  const view: View = {
    rows: rowsOf(synced, pending, before),
    synced,
    isUnknown: snapshot === null || snapshot.isEmptied === true,
    hasSynced: snapshot !== null && snapshot.version !== null,
    pending,
    unstored: before && isSameList([...before.unstored], unstored) ? before.unstored : new Set(unstored),
    entriesSince: snapshot && entriesSince(snapshot),
    clockAheadMs: clockAheadOf(snapshot, deviceNowMs),
    refused: withSame(
      before?.refused,
      outbox.filter((it): it is PendingOperation & { refusal: Refusal } => it.refusal !== undefined),
    ),
  }
  const isSame = before && (Object.keys(view) as (keyof View)[]).every((field) => view[field] === before[field])
  return isSame ? before : view
}

function rowsOf(synced: Rows, pending: readonly Operation[], before: View | undefined): Rows {
  const known = before?.pending ?? []
  const hasFolded = synced === before?.synced && known.every((operation, index) => operation === pending[index])
  if (hasFolded) return pending.slice(known.length).reduce(safeFold, before.rows)
  return withSame(before?.rows, pending.reduce(safeFold, synced))
}

/** The snapshot does not hold older entries. */
function entriesOver(synced: Entries, pending: readonly Operation[], older: Entries): Entries {
  return pending.reduce(safeFold, { ...noRows, diaryEntries: { ...older, ...synced } }).diaryEntries
}

function safeFold(rows: Rows, operation: Operation): Rows {
  try {
    return fold(rows, operation)
  } catch {
    // Edited by hand: the server will refuse it.
    return rows
  }
}
