import { createContext, useContext, useSyncExternalStore } from "react"
import { onStorageChange } from "#app/storage/device.ts"
import type { User } from "./account.ts"
import { readStoredSession } from "./stored-session.ts"

export const UserContext = createContext<User | null>(null)

export function useUser() {
  const user = useContext(UserContext)
  if (!user) throw new Error("useUser must be used on a signed-in screen")
  return user
}

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
