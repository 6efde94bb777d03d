import { AnotherWeek } from "#app/plan/another-week.tsx"
import { useSynced } from "#app/sync/sync-context.ts"
import { currentJourney } from "#domain/journey.ts"

/** The next step after the seventh day. */
export default function NextWeek() {
  const journey = currentJourney(Object.values(useSynced().rows.journeys))
  return journey && <AnotherWeek journey={journey} isComplete />
}
