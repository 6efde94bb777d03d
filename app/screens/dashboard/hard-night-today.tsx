import { HardNight } from "#app/plan/hard-night.tsx"
import { useSynced } from "#app/sync/sync-context.ts"
import { currentJourney } from "#domain/journey.ts"

/** On the dashboard, after what comes first. */
export default function HardNightToday() {
  return <HardNight journey={currentJourney(Object.values(useSynced().rows.journeys))} />
}
