import { forgetKept, keptKey } from "#app/kept/storage.ts"
import { forgetAcknowledged } from "./acknowledged.ts"
import { browserStorage } from "./device.ts"
import { outboxPrefix } from "./outbox.ts"
import { snapshotKey } from "./snapshot.ts"

/** Clears a user's copies from this device as she signs out; what the server has not heard of stays until she is back. */
export function forgetCopies(userId: string) {
  browserStorage.removeItem(snapshotKey(userId))
  forgetKept(userId)
  void forgetAcknowledged(userId)
}

/** Clears everything of a user from this device, sent or not. */
export function forgetDevice(userId: string) {
  void forgetAcknowledged(userId)
  const prefixes = [snapshotKey(userId), outboxPrefix(userId), keptKey(userId, ""), `florescer:preferences:${userId}`]
  for (const key of browserStorage.keys()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) browserStorage.removeItem(key)
  }
}
