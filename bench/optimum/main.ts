import loadHighs from "highs"
import { library } from "#content/library.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import type { Household } from "#domain/plan/household.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { type Dishes, dayAndMeal, slots } from "#domain/plan/slots.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import { entryReader } from "#domain/plan/week/search/entry.ts"
import { smartSnackOf } from "#domain/plan/week/search/search-week.ts"
import { tallyOf } from "#domain/plan/week/search/tally.ts"
import { meals } from "#domain/recipes/recipe.ts"
import { randomBy, randomHousehold } from "#tests/random-household.ts"
import { median, report } from "../figures.ts"
import { modelOf } from "./model.ts"

// `npm run bench:optimum -- 20 120` solves the weeks of 20 households, each for at most 120 seconds.
const [households = 20, secondsMost = 120] = process.argv.slice(2).map(Number)
const seed = 20261128
/** With fewer candidates for a meal, dishes would have to repeat more often than the planning rules allow. */
const candidatesLeast = 9
const week = 2

const highs = await loadHighs()
const random = randomBy(seed)
const ratios: number[] = []
const ofBound: number[] = []
for (let tried = 1; ratios.length < households; tried++) {
  const household = { ...randomHousehold(random), people: 1 + (tried % 6) }
  const before = new Set(
    Object.values(planWeek(library, household, { week: 1 }).dishes).filter((id) => id !== undefined),
  )
  const { text, choices, stands } = modelOf(library, household, before, week)
  if (meals.some((meal) => choices[meal].length < candidatesLeast)) continue
  const ours = costOf(household, before, planWeek(library, household, { week, before: [...before] }).dishes)
  const { values, status, bound } = solve(text)
  if (!values) {
    console.log(`household ${tried}: ${status}, nothing found in ${secondsMost} s; ours ${ours}`)
    continue
  }
  const dishes: Dishes = Object.fromEntries(
    slots.map((slot, place) => [
      slot,
      choices[dayAndMeal(slot).meal].find((entry) => (values.get(stands(place, entry)) ?? 0) > 0.5)?.id,
    ]),
  )
  const best = costOf(household, before, dishes)
  ratios.push(ours / Math.min(ours, best))
  ofBound.push(ours / bound)
  console.log(
    `household ${tried}: ours ${ours}, HiGHS ${best} (${status}), proved to be no less than ${Math.ceil(bound)}`,
  )
}
report([
  { name: "Her week, best that HiGHS finds = 1: median", value: median(ratios), limit: 1.1, unit: "×" },
  { name: "The same, worst", value: Math.max(...ratios), limit: 1.1, unit: "×" },
  { name: "Her week, what HiGHS proves = 1: median", value: median(ofBound), limit: 1.25, unit: "×" },
])

function solve(text: string) {
  return highs.withModel({ format: "lp", data: text }, (model) => {
    model.options.set({ output_flag: false, time_limit: secondsMost })
    model.run()
    const { colValue } = model.getSolution()
    const bound = Number(model.info.get("mip_dual_bound"))
    const gap = Number(model.info.get("mip_gap"))
    const values = new Map([...colValue].map((value, column) => [model.getColName(column), value] as const))
    const isFound = values.size > 0 && Number.isFinite(gap)
    return {
      values: isFound ? values : null,
      bound,
      status: gap < 1e-4 ? "the best there is" : `within ${(100 * gap).toFixed(1)} %`,
    }
  })
}

function costOf(household: Household, before: ReadonlySet<number>, dishes: Dishes): number {
  const current = libraryIn(currentEdition, library)
  const beside = smartSnackOf({ library: current, household })
  const read = entryReader(current, household, before, week)
  const tally = tallyOf({
    foods: current.foods,
    beside,
    bought: new Set(),
    cooksOnFewDays: false,
    priceBand: household.priceBand,
  })
  for (const [place, slot] of slots.entries()) {
    const id = dishes[slot]
    if (id !== undefined) tally.set(place, read(recipeOf(current, id)))
  }
  return tally.cost()
}
