import type { FieldErrors } from "#domain/field-errors.ts"
import type { Operation } from "#domain/operations/operations.ts"
import { type DeviceStorage, readJson } from "./device.ts"

/** Why the server refuses an operation. */
export type Refusal = { code: string; fields?: FieldErrors }
export type PendingOperation = {
  /** Operations are sent in the order in which they were done on this device. */
  order: number
  operation: Operation
  refusal?: Refusal
}

const prefix = "florescer:outbox:"
export const outboxPrefix = (userId: string) => `${prefix}${userId}:`
const keyOf = (userId: string, id: string) => outboxPrefix(userId) + id

export const isOutboxKey = (key: string) => key.startsWith(prefix)

/** The operations that are not acknowledged yet, in order. Each has its own record, so that two tabs never overwrite each other. */
export function readOutbox(
  storage: DeviceStorage,
  userId: string,
  /** Operations that found no room on the device; they replace stored ones of the same id. */
  unstored: ReadonlyMap<string, PendingOperation> = new Map(),
): PendingOperation[] {
  const keys = storage.keys().filter((key) => key.startsWith(outboxPrefix(userId)))
  const pending = keys
    .map((key) => ({ key, value: readJson(storage, key) }))
    .flatMap(({ key, value }) => {
      return isPending(value) && key === keyOf(userId, value.operation.id) ? value : []
    })
  const stored = pending.filter(({ operation }) => !unstored.has(operation.id))
  return [...stored, ...unstored.values()].sort(inOrder)
}

function inOrder(one: PendingOperation, other: PendingOperation): number {
  return one.order - other.order || (one.operation.id < other.operation.id ? -1 : 1)
}

// Records edited by hand into something else are left alone.
function isPending(value: unknown): value is PendingOperation {
  const { order, operation } = (value ?? {}) as Partial<PendingOperation>
  return typeof order === "number" && typeof operation?.id === "string" && typeof operation.name === "string"
}

/** False where the device has no room left. */
export function writePending(storage: DeviceStorage, userId: string, pending: PendingOperation): boolean {
  return storage.setItem(keyOf(userId, pending.operation.id), JSON.stringify(pending))
}

export function removeFromOutbox(storage: DeviceStorage, userId: string, id: string) {
  storage.removeItem(keyOf(userId, id))
}

const unstoredOf = new Map<string, Map<string, PendingOperation>>()

/** A user's operations that found no room on the device, by id. They exist on this page only, whichever screen it shows. */
export function unstoredOperations(userId: string): Map<string, PendingOperation> {
  const known = unstoredOf.get(userId) ?? new Map<string, PendingOperation>()
  unstoredOf.set(userId, known)
  return known
}

/** Whether leaving this page would lose an operation of anybody. */
export function hasUnstoredOperations(): boolean {
  return [...unstoredOf.values()].some(({ size }) => size > 0)
}
