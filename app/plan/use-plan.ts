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

/** Plans that the server refused, which happens if its release understands her words differently from this one. */
const refusedPlans = new Set<string>()

/**
 * Stores the dishes of her week whenever they differ from the stored ones, so that she keeps the dishes that she saw.
 * Returns a function that stops this.
 */
export function storePlannedDishes(
  store: Pick<Store, "read" | "subscribe">,
  { perform, discard }: Pick<Operations, "perform" | "discard">,
  answers: Answers | undefined,
  understood: UnderstoodWishes,
) {
  function keep() {
    const { rows, hasSynced, refused } = store.read()
    // Newer answers must be understood before the week is planned with them.
    if (!hasSynced || rows.onboarding[ownKey]?.values !== answers) return
    const { journey, week } = plannedOf(rows, understood)
    const unstored = changedDishes(storedDishes(journey), week.dishes)
    if (Object.keys(unstored).length === 0) return
    const args = { journeyId: journey.id, dishes: unstored }
    const asked = JSON.stringify(args)
    const those = refused.filter(({ operation }) => JSON.stringify(operation.args) === asked)
    if (those.length > 0) {
      refusedPlans.add(asked)
      // The app made this change by itself, so a refusal leaves nothing for her to decide.
      discard(those.map(({ operation }) => operation.id))
    } else if (!refusedPlans.has(asked)) perform("dishesPlanned", args)
  }

  keep()
  // The microtask waits until the change is complete; before that, the operation would be dated by the old rows.
  return store.subscribe(() => queueMicrotask(keep))
}
