import { useSynced } from "#app/sync/sync-context.ts"
import type { Appliance } from "#domain/appliance.ts"
import { ownKey } from "#domain/operations/rows.ts"

const nothing: readonly Appliance[] = []

/** What her kitchen does not have, as she settled it. */
export function useLacks(): readonly Appliance[] {
  return useSynced().rows.household[ownKey]?.values.lacks ?? nothing
}

/** Whether the way in a pan, which recipes name beside the microwave's, is hers. */
export function useIsWithoutMicrowave(): boolean {
  const lacks = useLacks()
  return lacks.includes("microwave") && !lacks.includes("stove")
}
