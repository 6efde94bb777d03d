import { library } from "#content/library.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import { scatter } from "#domain/plan/week/scatter.ts"
import { randomBy, randomHousehold } from "./random-household.ts"

/** A hash of two weeks of each of the seeded households: the first, and the one after it. */
export function weeksOfHouseholds(households: number): string {
  const random = randomBy(20261127)
  const hashes = Array.from({ length: households }, () => {
    const household = randomHousehold(random)
    const first = planWeek(library, household, { week: 1 })
    const before = Object.values(first.dishes).filter((id) => id !== undefined)
    return [first, planWeek(library, household, { week: 2, before })].map((week) => scatter(JSON.stringify(week)))
  })
  return hashes.flat().join(" ")
}
