import { useCorrectedNow, useSynced } from "#app/sync/sync-context.ts"
import { useHour } from "#app/ui/use-today.ts"
import { library } from "#content/library.ts"
import { foodsAtHome } from "#domain/plan/foods-at-home.ts"
import type { Kitchen } from "#domain/plan/kitchen.ts"

/** As of now; it is read again each hour, as food spoils. */
export function useKitchen(): Kitchen {
  const rows = useSynced(({ journeys, shoppingTicks, atHome, household }) => ({
    journeys,
    shoppingTicks,
    atHome,
    household,
  }))
  useHour()
  return foodsAtHome(library, rows, useCorrectedNow()().toISOString())
}
