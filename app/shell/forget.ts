import { forgetAnswer } from "#app/baby-age/kept-age.ts"
import { readDiscreet, removeDiscreet } from "#app/discreet/settings.ts"
import { installKey } from "#app/install/record.ts"
import { unsubscribe } from "#app/reminders/browser.ts"
import { deviceStorage } from "#app/storage/device.ts"
import { forgetHistory } from "#app/storage/history-store.ts"
import { clearRecords, recordKey } from "#app/storage/records.ts"
import { forgetAcknowledged } from "#app/sync/acknowledged.ts"
import { olderEntriesOf } from "#app/sync/older-entries/older-entries.ts"
import { outboxPrefix, unstoredOperations } from "#app/sync/outbox.ts"
import { snapshotKey } from "#app/sync/snapshot.ts"

/** Unsent operations and `isUnsaved` records stay for the next sign-in. */
export function forgetCopies(userId: string) {
  deviceStorage.removeItem(snapshotKey(userId))
  clearRecords(userId)
  forgetAnswer()
  void forgetAcknowledged(userId)
  void forgetHistory(userId)
  void olderEntriesOf(userId).forget()
  void unsubscribe().catch(() => {})
}

/** Unsent operations go too. */
export function forgetDevice(userId: string) {
  if (readDiscreet()?.userId === userId) removeDiscreet()
  unstoredOperations(userId).clear()
  void forgetAcknowledged(userId)
  void forgetHistory(userId)
  void olderEntriesOf(userId).forget()
  void unsubscribe().catch(() => {})
  deviceStorage.removeItem(installKey)
  forgetAnswer()
  const prefixes = [snapshotKey(userId), outboxPrefix(userId), recordKey(userId, "")]
  for (const key of deviceStorage.keys()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) deviceStorage.removeItem(key)
  }
}
