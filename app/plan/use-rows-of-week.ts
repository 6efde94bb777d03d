import { useSynced } from "#app/sync/sync-context.ts"
import type { RowsOfKitchen } from "#domain/plan/foods-at-home.ts"
import type { RowsOfPlan } from "./planned.ts"

/** What her week is made of, and what tells which foods are at home. */
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
