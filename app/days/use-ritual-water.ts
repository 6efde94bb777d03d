import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useOperations, useRowsNow } from "#app/sync/sync-context.ts"
import { countGlasses, glassesPerDay, ritualGlassIds } from "#domain/days/water.ts"
import { useBadgeAward } from "./use-badge-award.ts"

/**
 * Counts the water of the morning ritual only if she has consented to the diary, because a tick must never ask for
 * consent.
 */
export function useRitualWater() {
  const rowsNow = useRowsNow()
  const { perform } = useOperations()
  const { isGiven } = useConsent("diary")
  const award = useBadgeAward()

  return (day: number, date: string) => {
    if (!isGiven) return
    const glasses = countGlasses(rowsNow().water[date])
    const glassIds = ritualGlassIds(day).slice(0, Math.max(0, glassesPerDay - glasses))
    for (const glassId of glassIds) perform("glassDrunk", { date, glassId })
    award(rowsNow())
  }
}
