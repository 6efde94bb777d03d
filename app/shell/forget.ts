import { forgetAnswer } from "#app/care/baby-age/kept-age.ts"
import { installKey } from "#app/install/record.ts"
import { readDiscreet, removeDiscreet } from "#app/privacy/discreet/settings.ts"
import { unsubscribe } from "#app/reminders/browser.ts"
import { noteRetained, retainedKey } from "#app/session/retained.ts"
import { deviceStorage } from "#app/storage/device.ts"
import { forgetHistory } from "#app/storage/history-store.ts"
import { clearRecords, recordKey } from "#app/storage/records.ts"
import { forgetAcknowledged } from "#app/sync/acknowledged.ts"
import { copiesOf, emptySnapshot } from "#app/sync/copies.ts"
import { olderEntriesOf } from "#app/sync/older-entries/older-entries.ts"
import { outboxPrefix, unstoredOperations } from "#app/sync/outbox.ts"
import { snapshotKey } from "#app/sync/snapshot.ts"

/** Deletes the copies of what the server has. Unsent operations and `isUnsaved` records stay for the next sign-in. */
export function forgetCopies(userId: string) {
  deviceStorage.removeItem(snapshotKey(userId))
  clearRecords(userId)
  forgetAnswer()
  void forgetAcknowledged(userId)
  void forgetHistory(userId)
  void olderEntriesOf(userId).forget()
  void unsubscribe().catch(() => {})
}

/**
 * Names of records that a forced sign-out keeps beside the `isUnsaved` ones, because no server has them: the
 * conversation, drafts of the profile and drafts at the desk.
 */
const onNoServer = ["chat", "profile-draft", "desk-"]

/**
 * For a user who was signed out other than by herself: keeps what exists nowhere else, which is `onNoServer` and
 * `isUnsaved` records, unsent operations, and the operations of the last seven days that a restored server may have
 * lost.
 */
export function retainCopies(userId: string) {
  if (!emptySnapshot(copiesOf(userId))) deviceStorage.removeItem(snapshotKey(userId))
  clearRecords(userId, onNoServer)
  noteRetained(userId)
  forgetAnswer()
  void forgetHistory(userId)
  void olderEntriesOf(userId).forget()
  void unsubscribe().catch(() => {})
}

/**
 * Deletes everything that a user has left on this device, including unsent operations, and what belongs to the device.
 */
export function forgetDevice(userId: string) {
  void unsubscribe().catch(() => {})
  deviceStorage.removeItem(installKey)
  forgetAnswer()
  forgetUser(userId)
}

/** Deletes everything that is stored under a user id. */
export function forgetUser(userId: string) {
  if (readDiscreet()?.userId === userId) removeDiscreet()
  unstoredOperations(userId).clear()
  void forgetAcknowledged(userId)
  void forgetHistory(userId)
  void olderEntriesOf(userId).forget()
  const prefixes = [snapshotKey(userId), outboxPrefix(userId), recordKey(userId, ""), retainedKey(userId)]
  for (const key of deviceStorage.keys()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) deviceStorage.removeItem(key)
  }
}
