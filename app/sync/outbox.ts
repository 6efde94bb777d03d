import { type DeviceStorage, readJson } from "#app/storage/device.ts"
import type { FieldErrors } from "#domain/field-errors.ts"
import type { Operation } from "#domain/operations/operations.ts"

export type Refusal = { code: string; fields?: FieldErrors }
export type PendingOperation = {
  /** In the order done on this device. */
  order: number
  operation: Operation
  refusal?: Refusal
}

const prefix = "florescer:outbox:"
export const outboxPrefix = (userId: string) => `${prefix}${userId}:`
const keyOf = (userId: string, id: string) => outboxPrefix(userId) + id

export const isOutboxKey = (key: string) => key.startsWith(prefix)

/** In order. One record each, so that two tabs never overwrite each other. */
export function readOutbox(
  storage: DeviceStorage,
  userId: string,
  /** They replace stored ones of the same id. */
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

/** By id; on this page only. */
export function unstoredOperations(userId: string): Map<string, PendingOperation> {
  const known = unstoredOf.get(userId) ?? new Map<string, PendingOperation>()
  unstoredOf.set(userId, known)
  return known
}

/** Whether leaving this page would lose an operation of anybody. */
export function hasUnstoredOperations(): boolean {
  return [...unstoredOf.values()].some(({ size }) => size > 0)
}
