import { useContext, useSyncExternalStore } from "react"
import { readStoredSession } from "#app/session/stored-session.ts"
import { onStorageChange } from "#app/sync/device.ts"
import { SyncContext } from "#app/sync/sync-context.ts"
import { readSilence } from "./read-silence.ts"

/** Whose device it is now, on the open pages too. */
function userHere(): string | undefined {
  return readStoredSession()?.user.id
}

function readHere(): boolean {
  const userId = userHere()
  return userId !== undefined && readSilence(userId)
}

/** Whether she wishes to read nothing about the baby, on every page: those that were painted in advance were painted for all. */
export function useSilence(): boolean {
  return useSyncExternalStore(onStorageChange, readHere, () => false)
}

/** Whether somebody is signed in who could say so. */
export function useCanSilence(): boolean {
  return useSyncExternalStore(
    onStorageChange,
    () => userHere() !== undefined,
    () => false,
  )
}

/** How she says it: it counts on this device at once; from a page for everybody it goes out at once too, else from the next signed-in screen. */
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
