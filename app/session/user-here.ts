import { useSyncExternalStore } from "react"
import { onStorageChange } from "#app/storage/device.ts"
import { readStoredSession } from "./stored-session.ts"

export function userHere(): string | undefined {
  return readStoredSession()?.user.id
}

export function useHasUserHere(): boolean {
  return useSyncExternalStore(
    onStorageChange,
    () => userHere() !== undefined,
    () => false,
  )
}
