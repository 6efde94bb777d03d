import { type DeviceStorage, deviceStorage } from "#app/storage/device.ts"
import { createOutbox, type PendingOperation, unstoredOperations } from "./outbox.ts"
import { createSnapshotRecord, emptiedSnapshot } from "./snapshot.ts"

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

/**
 * Removes everything but the consents and the server's epoch. Returns false if no epoch is left, so that a restored
 * server could not be noticed.
 */
export function emptySnapshot({ snapshot }: Pick<Copies, "snapshot">): boolean {
  const known = snapshot.read()
  return known?.epoch !== undefined && snapshot.write(emptiedSnapshot(known))
}
