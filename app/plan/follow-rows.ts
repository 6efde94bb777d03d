import type { Store } from "#app/sync/store.ts"
import type { Operations } from "#app/sync/sync-context.ts"
import { ownKey, type Rows } from "#domain/operations/rows.ts"
import { type Plan, storedDishes } from "#domain/plan/plan-of.ts"
import { changedDishes } from "#domain/plan/slots.ts"
import type { UnderstoodWishes } from "#domain/wish.ts"
import { householdFrom, plannedOf } from "./planned.ts"

type Answers = NonNullable<Rows["onboarding"][typeof ownKey]>["values"]
type Understood = { answers: Answers | undefined; understood: UnderstoodWishes }

/** The server understands her words differently, as another release does. */
const refusedPlans = new Set<string>()

/**
 * Plans her week whenever her rows change. What differs from what is stored is stored, so that it stays what she was
 * shown. Gives what ends it.
 */
export function followRows(
  store: Pick<Store, "read" | "subscribe">,
  { perform, discard }: Pick<Operations, "perform" | "discard">,
  { answers, understood }: Understood,
) {
  let isOver = false

  function plan(): Plan | undefined {
    const { journeys, onboarding, household } = store.read().rows
    // Other words have to be understood first.
    if (onboarding[ownKey]?.values !== answers) return undefined
    return plannedOf(journeys, householdFrom(onboarding[ownKey], household[ownKey], understood))
  }

  function keep() {
    const { hasSynced, refused } = store.read()
    const planned = !isOver && hasSynced && plan()
    if (!planned) return
    const { journey, week } = planned
    const unstored = changedDishes(storedDishes(journey), week.dishes)
    if (Object.keys(unstored).length === 0) return
    const args = { journeyId: journey.id, dishes: unstored }
    const asked = JSON.stringify(args)
    const those = refused.filter(({ operation }) => JSON.stringify(operation.args) === asked)
    if (those.length > 0) {
      refusedPlans.add(asked)
      // She has not done it: nothing for her to decide.
      discard(those.map(({ operation }) => operation.id))
    } else if (!refusedPlans.has(asked)) perform("dishesPlanned", args)
  }

  function look() {
    plan()
    // Not in the midst of a change: that one would be dated by the rows before it.
    queueMicrotask(keep)
  }

  look()
  const stop = store.subscribe(look)
  return () => {
    isOver = true
    stop()
  }
}
