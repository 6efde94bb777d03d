import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { type Household, noHousehold } from "#domain/plan/household.ts"
import { purchasesOf, wastedShare } from "#domain/plan/shopping/purchase.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { makingsOf } from "#domain/plan/week/makings.ts"
import { type PlannedWeek, planWeek } from "#domain/plan/week/plan-week.ts"
import { meals } from "#domain/recipes/recipe.ts"
import { randomBy, randomHousehold } from "#tests/random-household.ts"
import { type Figure, median } from "./figures.ts"

const households = 1000
const seed = 20261127
const peopleMost = 6

/** Measures how much there is to buy in the standard week and in the weeks of seeded random households. */
export function measureWeeks(): Figure[] {
  const standard = figuresOf(planWeek(library, noHousehold, { week: 1 }), noHousehold)
  const first = seededWeeks(({ household }) => ({ household, week: planWeek(library, household, { week: 1 }) }))
  const later = seededWeeks(({ household, before }) => ({
    household,
    week: planWeek(library, household, { week: 2, before }),
  }))
  return [
    { name: "Standard week: foods to buy, the basket for hard nights too", value: standard.foods, limit: 34, unit: "" },
    { name: "Standard week: perishables not eaten", value: standard.wasted, limit: 15, unit: "%" },
    ...rows("First weeks", first, 34),
    ...rows("Later weeks", later, 32),
  ]
}

type Seeded = { household: Household; week: PlannedWeek }

function seededWeeks(plan: (seeded: { household: Household; before: number[] }) => Seeded): Seeded[] {
  const random = randomBy(seed)
  return Array.from({ length: households }, (_, run) => {
    const household = { ...randomHousehold(random), people: 1 + (run % peopleMost) }
    const before = Object.values(planWeek(library, household, { week: 1 }).dishes)
    return plan({ household, before: before.filter((id) => id !== undefined) })
  })
}

function rows(name: string, weeks: readonly Seeded[], foodsMost: number): Figure[] {
  const all = weeks.map(({ household, week }) => ({ people: household.people, ...figuresOf(week, household) }))
  const wastedBy = (people: number) => median(all.filter((it) => it.people === people).map(({ wasted }) => wasted))
  return [
    { name: `${name}: foods to buy, median`, value: median(all.map((it) => it.foods)), limit: foodsMost, unit: "" },
    { name: `${name}: foods to buy, worst`, value: Math.max(...all.map((it) => it.foods)), limit: 42, unit: "" },
    { name: `${name}: kinds of protein, median`, value: median(all.map((it) => it.proteins)), limit: 9, unit: "" },
    { name: `${name}: perishables not eaten, one`, value: wastedBy(1), limit: 15, unit: "%" },
    { name: `${name}: perishables not eaten, four`, value: wastedBy(4), limit: 8, unit: "%" },
  ]
}

function figuresOf(week: PlannedWeek, household: Household) {
  const purchases = purchasesOf(shoppingListOfWeek(week, household, foods), foods)
  const dishes = week.days.flatMap((day) => meals.flatMap((meal) => day[meal]?.recipe ?? []))
  return {
    foods: purchases.length,
    proteins: new Set(dishes.map((dish) => makingsOf(dish, foods).protein)).size,
    wasted: 100 * wastedShare(purchases),
  }
}
