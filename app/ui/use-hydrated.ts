import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** False in a prerendered page until it is hydrated and reacts to input. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
