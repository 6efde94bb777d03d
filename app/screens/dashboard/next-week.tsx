import { AnotherWeek } from "#app/plan/another-week.tsx"
import { useSynced } from "#app/sync/sync-context.ts"
import { currentJourney } from "#domain/journey.ts"

export default function NextWeek() {
  const journey = currentJourney(Object.values(useSynced().rows.journeys))
  return journey && <AnotherWeek journey={journey} isComplete />
}
