import { useCorrectedNow, useSynced } from "#app/sync/sync-context.ts"
import { useHour } from "#app/ui/use-today.ts"
import type { Kitchen } from "#domain/plan/at-home/kitchen.ts"
import { kitchenOf } from "./at-home-now.ts"

/** What is at home now. It is computed again every hour, because food spoils. */
export function useKitchen(): Kitchen {
  const rows = useSynced(({ journeys, shoppingTicks, atHome, household }) => ({
    journeys,
    shoppingTicks,
    atHome,
    household,
  }))
  useHour()
  return kitchenOf(rows, useCorrectedNow()())
}
