import { isSameList } from "#app/sync/reuse-unchanged.ts"
import { library } from "#content/library.ts"
import type { UnderstoodWishes } from "#domain/food/wish.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { householdOf } from "#domain/plan/household.ts"
import { type Plan, planOf } from "#domain/plan/week/plan-of.ts"

export type RowsOfPlan = Pick<Rows, "journeys" | "onboarding" | "household">

let last: { from: unknown[]; plan: Plan } | undefined

/** The plan is memoized for all screens, as long as the rows are the same objects. */
export function plannedOf({ journeys, onboarding, household }: RowsOfPlan, understood: UnderstoodWishes): Plan {
  const from = [journeys, onboarding, household, understood]
  if (!last || !isSameList(last.from, from)) {
    const forWhom = householdOf(onboarding[ownKey], household[ownKey], understood)
    last = { from, plan: planOf(library, Object.values(journeys), forWhom) }
  }
  return last.plan
}
