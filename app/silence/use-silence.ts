import { useContext, useSyncExternalStore } from "react"
import { readStoredSession } from "#app/session/stored-session.ts"
import { browserStorage, onStorageChange } from "#app/sync/device.ts"
import { readOutbox, unstoredOperations } from "#app/sync/outbox.ts"
import { readSnapshot } from "#app/sync/snapshot.ts"
import { SyncContext } from "#app/sync/sync-context.ts"

/** Whose device it is now, on the open pages too. */
function userHere(): string | undefined {
  return readStoredSession()?.user.id
}

function readHere(): boolean {
  const userId = userHere()
  return userId !== undefined && readSilence(userId)
}

/** Whether she wishes to read nothing about the baby, on every page. Prerendered pages are rendered without the wish. */
export function useSilence(): boolean {
  return useSyncExternalStore(onStorageChange, readHere, () => false)
}

/** Whether a user is signed in, who could set it. */
export function useCanSilence(): boolean {
  return useSyncExternalStore(
    onStorageChange,
    () => userHere() !== undefined,
    () => false,
  )
}

/** Sets the wish: on this device at once; it is sent at once from a public page too, which does not sync otherwise. */
export function useSetSilence() {
  const syncing = useContext(SyncContext)

  return async function setSilence(isOn: boolean) {
    const userId = userHere()
    if (!userId) return
    const { store, schedule, start } = syncing
      ? { ...syncing, start: undefined }
      : (await import("#app/sync/start-sync.ts")).createSyncing({ userId, onOtherUser: () => {} })
    store.add("silenceSet", { isOn })
    const stop = start?.()
    await schedule.request()
    stop?.()
  }
}

/** Whether a user wishes to read nothing about the baby: by the last pending change on this device, else by the snapshot. */
export function readSilence(userId: string): boolean {
  const outbox = readOutbox(browserStorage, userId, unstoredOperations(userId))
  const pending = outbox.findLast(({ operation }) => operation.name === "silenceSet")
  if (pending?.operation.name === "silenceSet") return pending.operation.args.isOn
  return readSnapshot(browserStorage, userId)?.rows.silence.own?.values?.isOn === true
}
