import { v7 as uuidV7 } from "uuid"
import { fold } from "#domain/operations/fold.ts"
import { momentToFollow } from "#domain/operations/follow.ts"
import {
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { type Noun, noRows, type Rows } from "#domain/operations/rows.ts"
import type { DeviceStorage } from "./device.ts"
import {
  inOrder,
  isOutboxKey,
  type PendingOperation,
  type Refusal,
  readOutbox,
  removeFromOutbox,
  writePending,
} from "./outbox.ts"
import { isLaterSnapshot, isSnapshotKey, readSnapshot, type Snapshot, writeSnapshot } from "./snapshot.ts"

/** What a user sees of hers on this device: the server's last snapshot and, folded into it, what is pending. */
export type View = {
  rows: Rows
  /** Nothing is known of her yet. */
  isUnknown: boolean
  /** Not acknowledged by the server, nor refused. */
  pending: readonly Operation[]
  refused: readonly (PendingOperation & { refusal: Refusal })[]
}
export type Store = ReturnType<typeof createStore>

/** What one user has on this device. Each tab has its own; they share the storage. */
export function createStore(storage: DeviceStorage, userId: string, deviceNow: () => number) {
  const listeners = new Set<() => void>()
  /** What found no room on the device, in the place of what is stored: it goes when the page goes, unless it is sent before. */
  const unstored = new Map<string, PendingOperation>()
  /** The same where there is no room for the snapshot. */
  let unstoredSnapshot: Snapshot | null = null
  let view: View | null = null

  function snapshot(): Snapshot | null {
    const stored = readSnapshot(storage, userId)
    if (!unstoredSnapshot) return stored
    return stored && isLaterSnapshot(stored, unstoredSnapshot) ? stored : unstoredSnapshot
  }

  function outbox(): PendingOperation[] {
    const stored = readOutbox(storage, userId).filter(({ operation }) => !unstored.has(operation.id))
    return [...stored, ...unstored.values()].sort(inOrder)
  }

  function read(): View {
    if (view) return view
    const known = snapshot()
    const all = outbox()
    const pending = all.filter(({ refusal }) => !refusal).map(({ operation }) => operation)
    const refused = all.filter((it): it is PendingOperation & { refusal: Refusal } => it.refusal !== undefined)
    view = { rows: pending.reduce(safeFold, known?.rows ?? noRows), isUnknown: known === null, pending, refused }
    return view
  }

  function changed() {
    view = null
    for (const listener of listeners) listener()
  }

  /**
   * Stores what she does, as done now, or just after what it changes. False when the device has no room left: it counts
   * on this page, and is lost with it unless it can be sent.
   */
  function add<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
    const now = deviceNow() + (snapshot()?.clockAheadMs ?? 0)
    const followed = momentToFollow(read().rows, name, args)
    const at = new Date(Math.max(now, followed === null ? 0 : Date.parse(followed) + 1)).toISOString()
    const operation = { id: uuidV7(), name, args, at, schemaVersion: operationsVersion } as Operation
    return { id: operation.id, isStored: addOperation(operation) }
  }

  function addOperation(operation: Operation): boolean {
    const pending = { order: (outbox().at(-1)?.order ?? 0) + 1, operation }
    try {
      writePending(storage, userId, pending)
      unstored.delete(operation.id)
      return true
    } catch {
      unstored.set(operation.id, pending)
      return false
    } finally {
      changed()
    }
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
    try {
      if (unstored.has(pending.operation.id)) unstored.set(pending.operation.id, refused)
      else writePending(storage, userId, refused)
    } catch {
      unstored.set(pending.operation.id, refused)
    }
    changed()
  }

  function keep(next: Snapshot) {
    const known = snapshot()
    // Where tabs do not wait for each other, an answer may come after a later one that another tab has had.
    if (known && isLaterSnapshot(known, next)) return
    try {
      writeSnapshot(storage, userId, next)
      unstoredSnapshot = null
    } catch {
      unstoredSnapshot = next
    }
    changed()
  }

  /** What she has taken her consent back for leaves the device before the server has heard of it. */
  function forget(nouns: readonly Noun[]) {
    const known = snapshot()
    if (known) keep({ ...known, rows: { ...known.rows, ...Object.fromEntries(nouns.map((noun) => [noun, {}])) } })
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Another tab has changed something. */
  function changedElsewhere(key: string | null) {
    if (key === null || isOutboxKey(key) || isSnapshotKey(key)) changed()
  }

  return {
    userId,
    read,
    snapshot,
    outbox,
    add,
    addOperation,
    remove,
    refuse,
    keep,
    forget,
    subscribe,
    changedElsewhere,
  }
}

function safeFold(rows: Rows, operation: Operation): Rows {
  try {
    return fold(rows, operation)
  } catch {
    // It was edited by hand: the server says what is wrong with it.
    return rows
  }
}
