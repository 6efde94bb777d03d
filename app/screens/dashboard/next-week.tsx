import { AnotherWeek } from "#app/plan/another-week.tsx"
import { useSynced } from "#app/sync/sync-context.ts"
import { currentJourney } from "#domain/journey.ts"

export default function NextWeek() {
  const journey = useSynced(({ journeys }) => currentJourney(Object.values(journeys)))
  return journey && <AnotherWeek journey={journey} isComplete />
}
