import { AnotherWeek } from "#app/plan/another-week.tsx"
import { RecapLink } from "#app/plan/recap-link.tsx"
import { useSynced } from "#app/sync/sync-context.ts"
import { currentJourney } from "#domain/journey/journey.ts"

export default function NextWeek() {
  const journey = useSynced(({ journeys }) => currentJourney(Object.values(journeys)))
  return (
    journey && (
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <RecapLink />
        <AnotherWeek journey={journey} isComplete />
      </div>
    )
  )
}
