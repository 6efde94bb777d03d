import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** It is false until a prerendered page reacts to input. */
export function useHydrated(): boolean {
  return useBrowserFact(() => true, false)
}

/** Until hydration it is what prerendering assumed. */
export function useBrowserFact<T>(read: () => T, assumed: T): T {
  return useSyncExternalStore(neverChanges, read, () => assumed)
}
