import { useConsent } from "#app/consent/use-consent.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { countGlasses, glassesPerDay, ritualGlassIds, withGlass } from "#domain/water.ts"
import { useBadgeAward } from "./use-badge-award.ts"

/** Only where she has agreed to the diary: a tick never asks. */
export function useRitualWater() {
  const { rows } = useSynced()
  const { perform } = useOperations()
  const { isGiven } = useConsent("diary")
  const award = useBadgeAward()

  return (day: number, date: string) => {
    if (!isGiven) return
    const before = rows.water[date]
    const glassIds = ritualGlassIds(day).slice(0, Math.max(0, glassesPerDay - countGlasses(before)))
    for (const glassId of glassIds) perform("glassDrunk", { date, glassId })
    award({ ...rows, water: { ...rows.water, [date]: glassIds.reduce(withGlass, before ?? {}) } })
  }
}
