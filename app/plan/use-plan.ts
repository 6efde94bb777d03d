import { use, useEffect, useMemo } from "react"
import { useUser } from "#app/session/use-user.ts"
import { useOperations, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { library } from "#content/library.ts"
import { ownKey } from "#domain/operations/rows.ts"
import type { Household } from "#domain/plan/household.ts"
import { householdOf } from "#domain/plan/household-of.ts"
import { type Plan, planOf, storedDishes } from "#domain/plan/plan-of.ts"
import { changedDishes } from "#domain/plan/slots.ts"
import { understoodOf } from "./understood.ts"

/** The server understands her words differently, as another release does. */
const refusedPlans = new Set<string>()

/** What differs from what is stored is stored, so that it stays what she was shown. */
export function usePlan(): Plan {
  const journeys = useSynced((rows) => rows.journeys)
  const { hasSynced, refused } = useSyncState(({ hasSynced, refused }) => ({ hasSynced, refused }))
  const { perform, discard } = useOperations()
  const household = useHousehold()
  const plan = useMemo(() => planOf(library, Object.values(journeys), household), [journeys, household])
  const { journey, week } = plan
  useEffect(() => {
    const unstored = hasSynced ? changedDishes(storedDishes(journey), week.dishes) : {}
    if (Object.keys(unstored).length === 0) return
    const args = { journeyId: journey.id, dishes: unstored }
    const asked = JSON.stringify(args)
    const those = refused.filter(({ operation }) => JSON.stringify(operation.args) === asked)
    if (those.length > 0) {
      refusedPlans.add(asked)
      // She has not done it: nothing for her to decide.
      discard(those.map(({ operation }) => operation.id))
    } else if (!refusedPlans.has(asked)) perform("dishesPlanned", args)
  }, [journey, week, hasSynced, refused, perform, discard])
  return plan
}

function useHousehold(): Household {
  const told = useSynced(({ onboarding }) => onboarding[ownKey])
  const settled = useSynced(({ household }) => household[ownKey])
  const { id } = useUser()
  const understood = use(understoodOf(id, told?.values))
  return useMemo(() => householdOf(told, settled, understood), [told, settled, understood])
}
