import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** False in a prerendered page until it is hydrated and reacts to input. */
export function useHydrated(): boolean {
  return useBrowserFact(() => true, false)
}

/** What is so of this browser, and stays so; until the page is hydrated, what was assumed when it was prerendered. */
export function useBrowserFact<T>(read: () => T, assumed: T): T {
  return useSyncExternalStore(neverChanges, read, () => assumed)
}
