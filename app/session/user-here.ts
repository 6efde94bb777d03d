import { useSyncExternalStore } from "react"
import { onStorageChange } from "#app/sync/device.ts"
import { readStoredSession } from "./stored-session.ts"

/** Whose device it is now, on the open pages too. */
export function userHere(): string | undefined {
  return readStoredSession()?.user.id
}

/** Whether a user is signed in on this device. Prerendered pages are rendered as if none were. */
export function useHasUserHere(): boolean {
  return useSyncExternalStore(
    onStorageChange,
    () => userHere() !== undefined,
    () => false,
  )
}
