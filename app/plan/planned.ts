import { library } from "#content/library.ts"
import type { Rows } from "#domain/operations/rows.ts"
import type { Household } from "#domain/plan/household.ts"
import { householdOf } from "#domain/plan/household-of.ts"
import { type Plan, planOf } from "#domain/plan/plan-of.ts"

/** Of the same journeys and household the same plan, worked out once for all screens. */
export const plannedOf = once((journeys: Rows["journeys"], household: Household): Plan => {
  return planOf(library, Object.values(journeys), household)
})

/** Of the same words and settings the same household. */
export const householdFrom = once(householdOf)

/** Remembers the last result, for arguments that are the same objects. */
function once<Args extends readonly unknown[], Result>(work: (...args: Args) => Result) {
  let last: { args: Args; result: Result } | undefined
  return (...args: Args): Result => {
    if (!last?.args.every((arg, index) => arg === args[index])) last = { args, result: work(...args) }
    return last.result
  }
}
