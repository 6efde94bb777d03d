import { use, useEffect, useMemo } from "react"
import { useUser } from "#app/session/use-user.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { library } from "#content/library.ts"
import { currentJourney, firstJourneyId, type Journey, progressOf } from "#domain/journey.ts"
import type { Rows } from "#domain/operations/rows.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { eatenSlots } from "#domain/plan/eaten.ts"
import type { Household } from "#domain/plan/household.ts"
import { householdOf } from "#domain/plan/household-of.ts"
import { type Journeying, type PlannedWeek, planWeek } from "#domain/plan/plan-week.ts"
import { changedDishes, type Dishes, standardDishes } from "#domain/plan/slots.ts"
import { understoodOf } from "./understood.ts"

export type Plan = {
  week: PlannedWeek
  household: Household
  journey: Journey
  /** As planWeek was told it. */
  journeying: Journeying
  /** The day that she is on (1–7). */
  today: number
}

/**
 * Her week, planned on this device from what she told. What differs from what is stored with her journey is stored, so that
 * it stays what she was shown.
 */
export function usePlan(): Plan {
  const { rows, hasSynced } = useSynced()
  const { perform } = useOperations()
  const household = useHousehold()
  const { journeys } = rows
  const plan = useMemo(() => planOf(journeys, household), [journeys, household])
  const { journey, week } = plan
  useEffect(() => {
    const unstored = hasSynced ? changedDishes(storedDishes(journey), week.dishes) : {}
    if (Object.keys(unstored).length > 0) perform("dishesPlanned", { journeyId: journey.id, dishes: unstored })
  }, [journey, week, hasSynced, perform])
  return plan
}

/** Her household by her own words and what she settled. */
function useHousehold(): Household {
  const { onboarding, household } = useSynced().rows
  const { id } = useUser()
  const [told, settled] = [onboarding[ownKey], household[ownKey]]
  const understood = use(understoodOf(id, told?.values))
  return useMemo(() => householdOf(told, settled, understood), [told, settled, understood])
}

export function planOf(journeys: Rows["journeys"], household: Household): Plan {
  const all = Object.values(journeys)
  const journey = currentJourney(all) ?? { id: firstJourneyId, startedAt: "", done: {} }
  const journeying = journeyingOf(journey, all)
  const week = planWeek(library, household, journeying)
  return { week, household, journey, journeying, today: progressOf(journey).day }
}

function journeyingOf(journey: Journey, all: readonly Journey[]): Journeying {
  const { week = 1, dishes } = journey
  const previous = currentJourney(
    all.filter(({ startedAt, id }) => id !== journey.id && startedAt <= journey.startedAt),
  )
  const before = previous && Object.values(previous.dishes?.values ?? standardDishes)
  return {
    week,
    ...(dishes && { dishes: storedDishes(journey) }),
    eaten: eatenSlots(journey),
    ...(before && week > 1 && { before: before.filter((id) => id !== undefined) }),
  }
}

/** Those of the standard week are not stored as long as they stay as they are. */
function storedDishes({ dishes, week = 1 }: Journey): Dishes {
  return { ...(week === 1 ? standardDishes : {}), ...dishes?.values }
}
