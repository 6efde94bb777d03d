import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** It is false in a prerendered page until that reacts to input. */
export function useHydrated(): boolean {
  return useBrowserFact(() => true, false)
}

/** Until hydration it is what prerendering assumed. */
export function useBrowserFact<T>(read: () => T, assumed: T): T {
  return useSyncExternalStore(neverChanges, read, () => assumed)
}
