import { use, useEffect } from "react"
import { useUser } from "#app/session/use-user.ts"
import type { Store } from "#app/sync/store.ts"
import { type Operations, useOperations, useStore, useSynced } from "#app/sync/sync-context.ts"
import type { UnderstoodWishes } from "#domain/food/wish.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { changedDishes } from "#domain/plan/slots.ts"
import { type Plan, storedDishes } from "#domain/plan/week/plan-of.ts"
import { plannedOf } from "./planned.ts"
import { understoodOf } from "./understood.ts"

export function usePlan(): Plan {
  const answers = useSynced(({ onboarding }) => onboarding[ownKey]?.values)
  const understood = use(understoodOf(useUser().id, answers))
  const store = useStore()
  const operations = useOperations()
  useEffect(() => storePlannedDishes(store, operations, answers, understood), [store, operations, answers, understood])
  return useSynced((rows) => plannedOf(rows, understood))
}

type Answers = NonNullable<Rows["onboarding"][typeof ownKey]>["values"]

/** The server understands her words differently, as another release does. */
const refusedPlans = new Set<string>()

/** Whenever her rows change, dishes that differ are stored, so that they stay as shown. Returns what ends it. */
export function storePlannedDishes(
  store: Pick<Store, "read" | "subscribe">,
  { perform, discard }: Pick<Operations, "perform" | "discard">,
  answers: Answers | undefined,
  understood: UnderstoodWishes,
) {
  function keep() {
    const { rows, hasSynced, refused } = store.read()
    // Other words have to be understood first.
    if (!hasSynced || rows.onboarding[ownKey]?.values !== answers) return
    const { journey, week } = plannedOf(rows, understood)
    const unstored = changedDishes(storedDishes(journey), week.dishes)
    if (Object.keys(unstored).length === 0) return
    const args = { journeyId: journey.id, dishes: unstored }
    const asked = JSON.stringify(args)
    const those = refused.filter(({ operation }) => JSON.stringify(operation.args) === asked)
    if (those.length > 0) {
      refusedPlans.add(asked)
      // She did not make this change herself, so a refusal leaves nothing for her to decide.
      discard(those.map(({ operation }) => operation.id))
    } else if (!refusedPlans.has(asked)) perform("dishesPlanned", args)
  }

  keep()
  // Storing waits until the change is complete: within it, the operation would be dated by the rows before.
  return store.subscribe(() => queueMicrotask(keep))
}
