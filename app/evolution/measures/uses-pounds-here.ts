import { usesPounds } from "#domain/evolution/body-measures.ts"

/** The prerender has no navigator, so metric units are assumed there. */
export function usesPoundsHere(): boolean {
  return usesPounds(globalThis.navigator?.languages ?? [])
}
