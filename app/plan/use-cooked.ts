import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { currentJourney, currentJourneyId } from "#domain/journey/journey.ts"
import { own } from "#domain/own.ts"
import { cookedServingsMax } from "#domain/plan/cooking/cooked.ts"

/**
 * Reads and records for how many people a dish of her current week was cooked. `key` is made by `recipeKey` or
 * `aheadKey`.
 */
export function useCooked(key: string) {
  const journey = useSynced(({ journeys }) => currentJourney(Object.values(journeys)))
  const { perform } = useOperations()
  const journeyId = journey?.id ?? currentJourneyId
  return {
    servings: own(journey?.cooked?.values, key) ?? null,
    note: (servings: number) =>
      perform("dishCooked", { journeyId, key, servings: Math.min(servings, cookedServingsMax) }),
    takeBack: () => perform("dishCooked", { journeyId, key, servings: null }),
  }
}
