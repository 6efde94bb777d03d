import { HardNight } from "#app/plan/hard-night.tsx"
import { usePlan } from "#app/plan/use-plan.ts"

/** On the dashboard, once the library is there. */
export default function HardNightToday() {
  return <HardNight plan={usePlan()} />
}
