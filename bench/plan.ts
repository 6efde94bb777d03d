import { library } from "#content/library.ts"
import type { Household } from "#domain/plan/household.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"

const runs = 500
const households: readonly Household[] = [
  noHousehold,
  { wishes: ["milk", "egg", "vegetarian"], likes: ["quinoa", "mango"], people: 2, minutes: 15, priceBand: 1 },
  { wishes: ["vegan", "gluten", "treeNuts"], likes: [], people: 4, level: "Beginner" },
]

/**
 * Measures the median and the 99th percentile (ms) of planning first and later weeks, for households with few and with
 * many wishes.
 */
export function measurePlan() {
  const times = Array.from({ length: runs + 100 }, (_, run) => {
    const start = performance.now()
    planWeek(library, households[run % households.length] ?? noHousehold, { week: 1 + (run % 4) })
    return performance.now() - start
  })
  const warm = times.slice(100).sort((one, other) => one - other)
  const at = (share: number) => warm[Math.floor(warm.length * share)] ?? Number.NaN
  return { medianMs: at(0.5), p99Ms: at(0.99) }
}
