import { useSynced } from "#app/sync/sync-context.ts"
import type { Appliance } from "#domain/food/appliance.ts"
import { ownKey } from "#domain/nouns/noun.ts"

const nothing: readonly Appliance[] = []

export function useLacks(): readonly Appliance[] {
  return useSynced(({ household }) => household[ownKey]?.values.lacks ?? nothing)
}

export function useIsWithoutMicrowave(): boolean {
  const lacks = useLacks()
  return lacks.includes("microwave") && !lacks.includes("stove")
}
