import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** False in a page that was rendered in advance, until its code is here and answers to what she does. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
