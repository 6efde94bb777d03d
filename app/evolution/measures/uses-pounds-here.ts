import { usesPounds } from "#domain/evolution/body-measures.ts"

/** Pages are prerendered without a browser. */
export function usesPoundsHere(): boolean {
  return usesPounds(globalThis.navigator?.languages ?? [])
}
