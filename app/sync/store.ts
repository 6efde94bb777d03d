import { v7 as uuidV7 } from "uuid"
import { momentToFollow } from "#domain/operations/follow.ts"
import {
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import type { Noun } from "#domain/operations/rows.ts"
import { storable } from "#domain/storable-text.ts"
import type { Copies } from "./copies.ts"
import { isOutboxKey, type PendingOperation, type Refusal } from "./outbox.ts"
import { clockAheadOf, isLaterSnapshot, isSnapshotKey, type Snapshot } from "./snapshot.ts"
import { entriesOver, type Known, type View, viewOf } from "./view.ts"
import { isSameList } from "./with-same.ts"

export type Store = ReturnType<typeof createStore>

/** Each tab has its own; they share the device's storage. What is shown is in memory, and stored before. */
export function createStore({ userId, snapshot: record, outbox: queue }: Copies, deviceNow: () => number) {
  const listeners = new Set<() => void>()
  const { unstored } = queue
  const all = [record, queue]
  let unstoredSnapshot: Snapshot | null = null
  let known: (Known & { view: View }) | undefined

  /** Also what another tab has stored, of which no event may tell. */
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

  /** Without room on the device it counts on this page only. */
  function add<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
    const known = look()
    const now = deviceNow() + clockAheadOf(known.snapshot, deviceNow())
    const followed = momentToFollow(known.view.rows, name, args)
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
    const isStored = queue.write(pending)
    if (isStored) unstored.delete(operation.id)
    else unstored.set(operation.id, pending)
    show()
    return isStored
  }

  /** Stores what found no room, if there is room by now. */
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
    // Without locks another tab may already have stored a later answer.
    if (before && isLaterSnapshot(before, next)) return
    const isStored = !isOfPage && record.write(next)
    unstoredSnapshot = isStored ? null : next
    show()
  }

  /** Before the withdrawal is synced. */
  function forget(nouns: readonly Noun[]) {
    const before = snapshot()
    if (before) keep({ ...before, rows: { ...before.rows, ...Object.fromEntries(nouns.map((noun) => [noun, {}])) } })
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Called when another tab has changed a key; null for all keys. */
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

function isSame(one: Known, other: Known): boolean {
  return one.snapshot === other.snapshot && one.outbox === other.outbox && isSameList(one.unstored, other.unstored)
}
