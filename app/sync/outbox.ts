import type { DeviceStorage } from "#app/storage/device.ts"
import { createParsed, type Parsed } from "#app/storage/parsed.ts"
import type { FieldErrors } from "#domain/field-errors.ts"
import type { Operation } from "#domain/operations/operations.ts"
import { isSameList } from "./reuse-unchanged.ts"

export type Refusal = { code: string; fields?: FieldErrors }
export type PendingOperation = {
  order: number
  operation: Operation
  /** True if the operation was dated by the device's clock, before any answer of the server told the true time. */
  isUntimed?: true
  /**
   * True if the operation comes from an imported export. If the server refuses it, it is only counted, since the file
   * still has it.
   */
  isOfFile?: true
  refusal?: Refusal
}

const prefix = "florescer:outbox:"
export const outboxPrefix = (userId: string) => `${prefix}${userId}:`
const keyOf = (userId: string, id: string) => outboxPrefix(userId) + id

export const isOutboxKey = (key: string) => key.startsWith(prefix)

/** Each operation has its own record, so that two tabs never overwrite each other. */
export function createOutbox(
  storage: DeviceStorage,
  userId: string,
  /**
   * Operations for which storage had no room. They replace stored ones with the same id and are lost with the page
   * unless sent.
   */
  unstored: Map<string, PendingOperation>,
) {
  const records = new Map<string, Parsed<PendingOperation>>()
  let all: readonly PendingOperation[] = []

  /** Reads from storage, so that operations stored by other tabs are included. */
  function read(): readonly PendingOperation[] {
    const keys = new Set(storage.keys().filter((key) => key.startsWith(outboxPrefix(userId))))
    for (const key of records.keys()) if (!keys.has(key)) records.delete(key)
    for (const key of keys) recordOf(key).read()
    return inMemory()
  }

  /** Returns what was last read or written; the array stays the same object while nothing changes. */
  function inMemory(): readonly PendingOperation[] {
    const stored = [...records.values()].flatMap((record) => record.inMemory() ?? [])
    const found = [...stored.filter(({ operation }) => !unstored.has(operation.id)), ...unstored.values()].sort(inOrder)
    if (!isSameList(found, all)) all = found
    return all
  }

  function recordOf(key: string): Parsed<PendingOperation> {
    const known = records.get(key)
    if (known) return known
    const record = createParsed(storage, key, (value) =>
      isPending(value) && key === keyOf(userId, value.operation.id) ? value : null,
    )
    records.set(key, record)
    return record
  }

  function write(pending: PendingOperation): boolean {
    return recordOf(keyOf(userId, pending.operation.id)).write(pending)
  }

  function remove(id: string) {
    unstored.delete(id)
    storage.removeItem(keyOf(userId, id))
    records.delete(keyOf(userId, id))
  }

  return { read, inMemory, write, remove, unstored }
}

function inOrder(one: PendingOperation, other: PendingOperation): number {
  return one.order - other.order || (one.operation.id < other.operation.id ? -1 : 1)
}

// A record that was edited by hand may no longer be an operation.
function isPending(value: unknown): value is PendingOperation {
  const { order, operation } = (value ?? {}) as Partial<PendingOperation>
  return typeof order === "number" && typeof operation?.id === "string" && typeof operation.name === "string"
}

const unstoredOf = new Map<string, Map<string, PendingOperation>>()

/** A user's operations, by id, for which the device's storage had no room; they exist on this page only. */
export function unstoredOperations(userId: string): Map<string, PendingOperation> {
  const known = unstoredOf.get(userId) ?? new Map<string, PendingOperation>()
  unstoredOf.set(userId, known)
  return known
}

export function hasUnstoredOperations(): boolean {
  return [...unstoredOf.values()].some(({ size }) => size > 0)
}
