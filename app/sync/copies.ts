import { type DeviceStorage, deviceStorage } from "#app/storage/device.ts"
import { createOutbox, type PendingOperation, unstoredOperations } from "./outbox.ts"
import { createSnapshotRecord } from "./snapshot.ts"

export type Copies = ReturnType<typeof createCopies>

export function createCopies(
  storage: DeviceStorage,
  userId: string,
  unstored: Map<string, PendingOperation> = new Map(),
) {
  return { userId, snapshot: createSnapshotRecord(storage, userId), outbox: createOutbox(storage, userId, unstored) }
}

const byUser = new Map<string, Copies>()

export function copiesOf(userId: string): Copies {
  const known = byUser.get(userId) ?? createCopies(deviceStorage, userId, unstoredOperations(userId))
  byUser.set(userId, known)
  return known
}
