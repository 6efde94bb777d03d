import { usesPounds } from "#domain/body-measures.ts"

/** Pages are prerendered without a browser. */
export function usesPoundsHere(): boolean {
  return usesPounds(globalThis.navigator?.languages ?? [])
}
