import { useSyncExternalStore } from "react"
import { onKeptChange, waitingKeys } from "./storage.ts"

/** What waits on this device under a prefix, by what follows the prefix in its key. */
export function useWaitingNames(prefix: string): string[] {
  const keys = useSyncExternalStore(onKeptChange, () => waitingKeys(prefix).sort().join(" "))
  return keys
    .split(" ")
    .filter(Boolean)
    .map((key) => key.slice(prefix.length))
}
