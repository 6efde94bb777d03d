import type { FieldErrors } from "#domain/field-errors.ts"
import type { Operation } from "#domain/operations/operations.ts"
import { type DeviceStorage, readJson } from "./device.ts"

/** Why the server does not take an operation as it is. */
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

/** What the server has not acknowledged yet, in order, each in a record of its own, so that two tabs never overwrite each other. */
export function readOutbox(storage: DeviceStorage, userId: string): PendingOperation[] {
  const keys = storage.keys().filter((key) => key.startsWith(outboxPrefix(userId)))
  const pending = keys
    .map((key) => ({ key, value: readJson(storage, key) }))
    .flatMap(({ key, value }) => {
      return isPending(value) && key === keyOf(userId, value.operation.id) ? value : []
    })
  return pending.sort(inOrder)
}

export function inOrder(one: PendingOperation, other: PendingOperation): number {
  return one.order - other.order || (one.operation.id < other.operation.id ? -1 : 1)
}

// What was edited by hand to be none is left where it is, and sent nowhere.
function isPending(value: unknown): value is PendingOperation {
  const { order, operation } = (value ?? {}) as Partial<PendingOperation>
  return typeof order === "number" && typeof operation?.id === "string" && typeof operation.name === "string"
}

/** Throws when the device has no room left. */
export function addToOutbox(storage: DeviceStorage, userId: string, operation: Operation) {
  const last = readOutbox(storage, userId).at(-1)?.order ?? 0
  writePending(storage, userId, { order: last + 1, operation })
}

export function writePending(storage: DeviceStorage, userId: string, pending: PendingOperation) {
  storage.setItem(keyOf(userId, pending.operation.id), JSON.stringify(pending))
}

export function removeFromOutbox(storage: DeviceStorage, userId: string, id: string) {
  storage.removeItem(keyOf(userId, id))
}
