import { useSynced } from "#app/sync/sync-context.ts"
import type { RowsOfKitchen } from "#domain/plan/at-home/foods-at-home.ts"
import type { RowsOfPlan } from "./planned.ts"

/** The rows from which her week is planned, and those that tell which foods are at home. */
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
