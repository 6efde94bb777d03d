import { library } from "#content/library.ts"
import { dayMs } from "#domain/day-ms.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import {
  fold,
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { foodsAtHome } from "#domain/plan/at-home/foods-at-home.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { foodsOf, recipesOf } from "#domain/plan/library.ts"
import { weekDays } from "#domain/plan/slots.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import { median } from "./figures.ts"

const runs = 300
const warmUp = 50
const weeks = 52
const begin = Date.parse("2025-11-30T08:00:00.000Z")
const momentAt = (day: number) => new Date(begin + day * dayMs).toISOString()

/**
 * Measures two median times (ms): finding what is at home, from a year in which every meal was eaten, and planning a
 * week.
 */
export function measureFoodsAtHome() {
  const rows = rowsOfAYear()
  if (Object.keys(rows.journeys).length !== weeks) throw new Error("A week of the year is missing")
  const now = momentAt(7 * weeks)
  if (foodsAtHome(library, rows, now).foods.size < 50) throw new Error("Hardly a food is at home after a year")
  return {
    atHomeMs: medianMs(() => foodsAtHome(library, rows, now)),
    weekMs: medianMs((run) => planWeek(library, noHousehold, { week: 2 + (run % 4) })),
  }
}

function medianMs(work: (run: number) => unknown) {
  const times = Array.from({ length: warmUp + runs }, (_, run) => {
    const start = performance.now()
    work(run)
    return performance.now() - start
  })
  return median(times.slice(warmUp))
}

function rowsOfAYear(): Rows {
  let rows: Rows = noRows
  let count = 0
  const uuid = () => `00000000-0000-7000-8000-${String(++count).padStart(12, "0")}`
  function did<Name extends OperationName>(day: number, name: Name, args: OperationArgs[Name]) {
    const operation = { id: uuid(), name, args, at: momentAt(day), schemaVersion: operationsVersion }
    rows = fold(rows, operation as Operation)
  }

  for (let week = 1; week <= weeks; week++) {
    const first = 7 * (week - 1)
    const journeyId = uuid()
    const { dishes } = planWeek(library, noHousehold, { week })
    const foods = [...foodsOf(recipesOf(library, dishes))]
    did(first, "journeyStarted", { journeyId, week })
    did(first + 0.01, "dishesPlanned", { journeyId, dishes })
    did(first + 0.02, "shoppingItemsTicked", { foods, isTicked: true })
    did(first + 0.03, "foodsHadAtHome", { foods: foods.slice(0, 5), isAtHome: true })
    for (const day of weekDays) {
      const at = first + day - 0.5
      for (const item of checklistItems) did(at, "itemDone", { journeyId, day, item, date: momentAt(at).slice(0, 10) })
      for (const meal of ["breakfast", "dinner"] as const) did(at, "mealEaten", { journeyId, day, meal })
    }
  }
  if (!rows.shoppingTicks[ownKey]) throw new Error("Nothing was bought in a year")
  return rows
}
