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
import { isSameList, reuseUnchanged } from "./reuse-unchanged.ts"
import {
  clockAheadOf,
  entriesSince,
  isLaterSnapshot,
  isSameSnapshot,
  isSnapshotKey,
  type Snapshot,
} from "./snapshot.ts"

type Entries = Rows["diaryEntries"]

export type View = {
  rows: Rows
  /** The rows of the server, without the pending operations. */
  synced: Rows
  /** True if this device has not fetched anything yet. */
  isUnknown: boolean
  /** True if the snapshot is an answer of the server, not only what an earlier release left on the device. */
  hasSynced: boolean
  /** Operations that the server has neither acknowledged nor refused. */
  pending: readonly Operation[]
  /** Ids of operations for which storage had no room and that exist on this page only. */
  unstored: ReadonlySet<string>
  /** All diary entries since this time are here (ISO 8601, UTC); "" means all entries, null that it is unknown. */
  entriesSince: string | null
  /** How far the true time is ahead of the device's clock, in ms. */
  clockAheadMs: number
  refused: readonly (PendingOperation & { refusal: Refusal })[]
}

/** The server's last answer, and the user's operations, whether storage had room for them or not. */
type State = { snapshot: Snapshot | null; outbox: readonly PendingOperation[]; unstored: readonly string[] }

export type Store = ReturnType<typeof createStore>

/**
 * Each tab has its own store, and all share the device's storage. A change is written to storage before it is shown.
 */
export function createStore({ userId, snapshot: record, outbox: queue }: Copies, deviceNow: () => number) {
  const listeners = new Set<() => void>()
  const { unstored } = queue
  const all = [record, queue]
  let unstoredSnapshot: Snapshot | null = null
  let current: (State & { view: View }) | undefined

  /** Reads storage again, because browsers do not report every write of another tab by an event. */
  function readFromStorage(parts: readonly { read: () => unknown }[] = all): State & { view: View } {
    for (const part of current ? parts : all) part.read()
    return publish()
  }

  function publish(): State & { view: View } {
    const found = { snapshot: latestSnapshot(), outbox: queue.inMemory(), unstored: [...unstored.keys()] }
    if (current && isSame(current, found)) return current
    const before = current?.view
    current = { ...found, view: viewOf(found, before, deviceNow()) }
    if (before && current.view !== before) for (const listener of listeners) listener()
    return current
  }

  function latestSnapshot(): Snapshot | null {
    const stored = record.inMemory()
    if (!unstoredSnapshot) return stored
    return stored && isLaterSnapshot(stored, unstoredSnapshot) ? stored : unstoredSnapshot
  }

  function snapshot(): Snapshot | null {
    return readFromStorage([record]).snapshot
  }

  function outbox(): readonly PendingOperation[] {
    return readFromStorage([queue]).outbox
  }

  function read(): View {
    return (current ?? readFromStorage()).view
  }

  /** Adds an operation. If storage has no room for it, it exists on this page only. */
  function add<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
    const known = readFromStorage()
    const now = deviceNow() + clockAheadOf(known.snapshot, deviceNow())
    const followed = momentToFollow(known.view.rows, name, args)
    const at = new Date(Math.max(now, followed === null ? 0 : Date.parse(followed) + 1)).toISOString()
    const storableArgs = storable(args)
    const operation = { id: uuidV7(), name, args: storableArgs, at, schemaVersion: operationsVersion } as Operation
    return { id: operation.id, isStored: addOperation(operation, known.snapshot === null) }
  }

  function addOperation(operation: Operation, isUntimed = false): boolean {
    return enqueue({ order: (outbox().at(-1)?.order ?? 0) + 1, operation, ...(isUntimed && { isUntimed }) })
  }

  /** Adds the operations of an imported export, each dated by its own time, and publishes once. */
  function addImported(steps: readonly Step[]) {
    let order = outbox().at(-1)?.order ?? 0
    for (const { at, ...step } of steps) {
      const operation = { ...storable(step), id: uuidV7(), at, schemaVersion: operationsVersion } as Operation
      writeToOutbox({ order: ++order, operation, isOfFile: true })
    }
    publish()
  }

  /** Corrects operations that were dated by the device's clock before the server's first answer told the true time. */
  function retimePending() {
    const latest = snapshot()
    if (!latest) return
    const aheadMs = clockAheadOf(latest, deviceNow())
    for (const { isUntimed, ...pending } of outbox())
      if (isUntimed) enqueue({ ...pending, operation: retime(pending.operation, aheadMs) })
  }

  /**
   * Puts acknowledged operations, which a restored server may have lost, before the pending ones. Returns false if
   * storage had no room for some of them.
   */
  function addRecalled(operations: readonly Operation[]): boolean {
    const first = outbox()[0]?.order ?? 1
    const order = (index: number) => first - operations.length + index
    return operations
      .map((operation, index) => enqueue({ order: order(index), operation }))
      .every((isStored) => isStored)
  }

  function enqueue(pending: PendingOperation): boolean {
    const isStored = writeToOutbox(pending)
    publish()
    return isStored
  }

  function writeToOutbox(pending: PendingOperation): boolean {
    const { operation } = pending
    const isStored = queue.write(pending)
    if (isStored) unstored.delete(operation.id)
    else unstored.set(operation.id, pending)
    return isStored
  }

  function retryUnstored() {
    for (const pending of unstored.values()) enqueue(pending)
  }

  function remove(ids: readonly string[]) {
    for (const id of ids) queue.remove(id)
    publish()
  }

  function refuse(pending: PendingOperation, refusal: Refusal) {
    const refused = { ...pending, refusal }
    const { id } = pending.operation
    if (unstored.has(id) || !queue.write(refused)) unstored.set(id, refused)
    publish()
  }

  function storeSnapshot(next: Snapshot, isOnPageOnly = false) {
    const before = snapshot()
    // An earlier answer is not stored, because without Web Locks another tab may have stored a later one meanwhile.
    if (before && isLaterSnapshot(before, next)) return
    if (before && !unstoredSnapshot && !isOnPageOnly && isSameSnapshot(next, before)) return
    const isStored = !isOnPageOnly && record.write(next)
    unstoredSnapshot = isStored ? null : next
    publish()
  }

  /** Empties nouns on this device at once, before the withdrawal of their consent is synced. */
  function forget(nouns: readonly Noun[]) {
    const before = snapshot()
    if (before)
      storeSnapshot({ ...before, rows: { ...before.rows, ...Object.fromEntries(nouns.map((noun) => [noun, {}])) } })
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Handles a storage event of another tab, which changed `key`; null stands for all keys. */
  function handleStorageEvent(key: string | null) {
    if (key === null || isOutboxKey(key) || isSnapshotKey(key)) readFromStorage()
  }

  return {
    userId,
    read,
    entriesOver,
    snapshot,
    outbox,
    add,
    addOperation,
    addImported,
    addRecalled,
    retryUnstored,
    retimePending,
    remove,
    refuse,
    storeSnapshot,
    forget,
    subscribe,
    handleStorageEvent,
  }
}

function isSame(one: State, other: State): boolean {
  return one.snapshot === other.snapshot && one.outbox === other.outbox && isSameList(one.unstored, other.unstored)
}

/** Parts that have not changed stay the same objects, and so does the view if none has changed. */
function viewOf({ snapshot, outbox, unstored }: State, before: View | undefined, deviceNowMs: number): View {
  const waiting = outbox.filter(({ refusal }) => !refusal).map(({ operation }) => operation)
  const pending = reuseUnchanged(before?.pending, waiting)
  const synced = reuseUnchanged(before?.synced, snapshot?.rows ?? noRows)
  const view: View = {
    rows: rowsOf(synced, pending, before),
    synced,
    isUnknown: snapshot === null || snapshot.isEmptied === true,
    hasSynced: snapshot !== null && snapshot.version !== null,
    pending,
    unstored: before && isSameList([...before.unstored], unstored) ? before.unstored : new Set(unstored),
    entriesSince: snapshot && entriesSince(snapshot),
    clockAheadMs: clockAheadOf(snapshot, deviceNowMs),
    refused: reuseUnchanged(
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
  return reuseUnchanged(before?.rows, pending.reduce(safeFold, synced))
}

/** Applies pending operations to older diary entries, which are not in the snapshot. */
function entriesOver(synced: Entries, pending: readonly Operation[], older: Entries): Entries {
  return pending.reduce(safeFold, { ...noRows, diaryEntries: { ...older, ...synced } }).diaryEntries
}

function safeFold(rows: Rows, operation: Operation): Rows {
  try {
    return fold(rows, operation)
  } catch {
    // An operation that cannot be applied was edited by hand in storage. It is skipped, and the server will refuse it.
    return rows
  }
}
