import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { cookedServingsMax } from "#domain/cooked.ts"
import { currentJourney, currentJourneyId } from "#domain/journey.ts"
import { own } from "#domain/own.ts"

/** What is cooked, by its key (`recipeKey`, `aheadKey`), as her current week has it. */
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
