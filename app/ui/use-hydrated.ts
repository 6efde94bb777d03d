import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** Returns false until a prerendered page reacts to input. */
export function useHydrated(): boolean {
  return useBrowserFact(() => true, false)
}

/** Returns what prerendering assumed until the page is hydrated, then what the browser says. */
export function useBrowserFact<T>(read: () => T, assumed: T): T {
  return useSyncExternalStore(neverChanges, read, () => assumed)
}
