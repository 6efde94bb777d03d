import { v7 as uuidV7 } from "uuid"
import type { DeviceStorage } from "#app/storage/device.ts"
import { momentToFollow } from "#domain/operations/follow.ts"
import {
  fold,
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { type Noun, noRows, type Rows } from "#domain/operations/rows.ts"
import { storable } from "#domain/storable-text.ts"
import {
  isOutboxKey,
  type PendingOperation,
  type Refusal,
  readOutbox,
  removeFromOutbox,
  writePending,
} from "./outbox.ts"
import {
  clockAheadOf,
  entriesSince,
  isLaterSnapshot,
  isSnapshotKey,
  readSnapshot,
  type Snapshot,
  showsTheSame,
  writeSnapshot,
} from "./snapshot.ts"

export type View = {
  rows: Rows
  /** Without what is pending. */
  synced: Rows
  /** Nothing was fetched on this device yet. */
  isUnknown: boolean
  /** Not just what an earlier release left there. */
  hasSynced: boolean
  /** Neither acknowledged nor refused yet. */
  pending: readonly Operation[]
  /** Ids; on this page only. */
  unstored: ReadonlySet<string>
  /** ISO 8601, UTC; "": all are here, null: unknown. */
  entriesSince: string | null
  /** How far the true time is ahead of the device's clock (ms). */
  clockAheadMs: number
  refused: readonly (PendingOperation & { refusal: Refusal })[]
}
export type Store = ReturnType<typeof createStore>

/** As much as a slow answer alone makes of it. */
const clockNoiseMs = 10_000

/** Each tab has its own; they share the device's storage. */
export function createStore(
  storage: DeviceStorage,
  userId: string,
  deviceNow: () => number,
  /** Lost with the page unless sent. */
  unstored = new Map<string, PendingOperation>(),
) {
  const listeners = new Set<() => void>()
  let unstoredSnapshot: Snapshot | null = null
  let view: View | null = null
  let viewed: Snapshot | null = null

  function snapshot(): Snapshot | null {
    const stored = readSnapshot(storage, userId)
    if (!unstoredSnapshot) return stored
    return stored && isLaterSnapshot(stored, unstoredSnapshot) ? stored : unstoredSnapshot
  }

  function outbox(): PendingOperation[] {
    return readOutbox(storage, userId, unstored)
  }

  function read(): View {
    if (view) return view
    const known = snapshot()
    viewed = known
    const all = outbox()
    const pending = all.filter(({ refusal }) => !refusal).map(({ operation }) => operation)
    const refused = all.filter((it): it is PendingOperation & { refusal: Refusal } => it.refusal !== undefined)
    const synced = known?.rows ?? noRows
    view = {
      rows: pending.reduce(safeFold, synced),
      synced,
      isUnknown: known === null,
      hasSynced: known !== null && known.version !== null,
      pending,
      unstored: new Set(unstored.keys()),
      entriesSince: known && entriesSince(known),
      clockAheadMs: clockAheadOf(known, deviceNow()),
      refused,
    }
    return view
  }

  function changed() {
    view = null
    for (const listener of listeners) listener()
  }

  /** Without room on the device it counts on this page only. */
  function add<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
    const now = deviceNow() + clockAheadOf(snapshot(), deviceNow())
    const followed = momentToFollow(read().rows, name, args)
    const at = new Date(Math.max(now, followed === null ? 0 : Date.parse(followed) + 1)).toISOString()
    const storableArgs = storable(args)
    const operation = { id: uuidV7(), name, args: storableArgs, at, schemaVersion: operationsVersion } as Operation
    return { id: operation.id, isStored: addOperation(operation) }
  }

  function addOperation(operation: Operation): boolean {
    return put({ order: (outbox().at(-1)?.order ?? 0) + 1, operation })
  }

  /** A restored server may have lost them. False when some found no room. */
  function addRecalled(operations: readonly Operation[]): boolean {
    const first = outbox()[0]?.order ?? 1
    const order = (index: number) => first - operations.length + index
    return operations.map((operation, index) => put({ order: order(index), operation })).every((isStored) => isStored)
  }

  function put(pending: PendingOperation): boolean {
    const { operation } = pending
    const isStored = writePending(storage, userId, pending)
    if (isStored) unstored.delete(operation.id)
    else unstored.set(operation.id, pending)
    changed()
    return isStored
  }

  /** Stores what found no room, if there is room by now. */
  function storeAgain() {
    for (const pending of unstored.values()) put(pending)
  }

  function remove(ids: readonly string[]) {
    for (const id of ids) {
      unstored.delete(id)
      removeFromOutbox(storage, userId, id)
    }
    changed()
  }

  function refuse(pending: PendingOperation, refusal: Refusal) {
    const refused = { ...pending, refusal }
    const { id } = pending.operation
    if (unstored.has(id) || !writePending(storage, userId, refused)) unstored.set(id, refused)
    changed()
  }

  /** One that shows nothing new renders no screen again. */
  function keep(next: Snapshot, isOfPage = false) {
    const known = snapshot()
    // Without locks another tab may already have stored a later answer.
    if (known && isLaterSnapshot(known, next)) return
    const isStored = !isOfPage && writeSnapshot(storage, userId, next)
    unstoredSnapshot = isStored ? null : next
    if (!isViewOf(next)) changed()
  }

  /** But for the noise in the estimate of the clock. */
  function isViewOf(next: Snapshot): boolean {
    if (!view || !viewed || !showsTheSame(viewed, next)) return false
    return Math.abs(clockAheadOf(next, deviceNow()) - view.clockAheadMs) < clockNoiseMs
  }

  /** Before the withdrawal is synced. */
  function forget(nouns: readonly Noun[]) {
    const known = snapshot()
    if (known) keep({ ...known, rows: { ...known.rows, ...Object.fromEntries(nouns.map((noun) => [noun, {}])) } })
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Called when another tab has changed a key; null for all keys. */
  function changedElsewhere(key: string | null) {
    if (key === null || isOutboxKey(key) || isSnapshotKey(key)) changed()
  }

  return {
    userId,
    read,
    rowsOver,
    snapshot,
    outbox,
    add,
    addOperation,
    addRecalled,
    storeAgain,
    remove,
    refuse,
    keep,
    forget,
    subscribe,
    changedElsewhere,
  }
}

/** The snapshot does not hold older entries. */
function rowsOver({ synced, pending }: View, older: Rows["diaryEntries"]): Rows {
  return pending.reduce(safeFold, { ...synced, diaryEntries: { ...older, ...synced.diaryEntries } })
}

function safeFold(rows: Rows, operation: Operation): Rows {
  try {
    return fold(rows, operation)
  } catch {
    // Edited by hand: the server will refuse it.
    return rows
  }
}
