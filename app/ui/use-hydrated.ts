import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** False in a prerendered page until it reacts to input. */
export function useHydrated(): boolean {
  return useBrowserFact(() => true, false)
}

/** Until hydration, what was assumed in prerendering. */
export function useBrowserFact<T>(read: () => T, assumed: T): T {
  return useSyncExternalStore(neverChanges, read, () => assumed)
}
