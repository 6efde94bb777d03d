import { useSynced } from "#app/sync/sync-context.ts"
import type { RowsOfKitchen } from "#domain/plan/at-home/foods-at-home.ts"
import type { RowsOfPlan } from "./planned.ts"

/** The rows of which her week is made, and those that tell which foods are at home. */
export type RowsOfWeek = RowsOfPlan & RowsOfKitchen

export function useRowsOfWeek(): RowsOfWeek {
  return useSynced(({ journeys, onboarding, household, shoppingTicks, atHome }) => ({
    journeys,
    onboarding,
    household,
    shoppingTicks,
    atHome,
  }))
}
