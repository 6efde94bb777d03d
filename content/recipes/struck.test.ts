import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { eatenSlots, type Journey } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { type Household, noHousehold } from "#domain/plan/household.ts"
import { foodsOf, recipeOf } from "#domain/plan/library.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { dayAndMeal, type Slot, slots } from "#domain/plan/slots.ts"
import { blockersOf } from "#domain/plan/week/blockers.ts"
import { candidatesByMeal } from "#domain/plan/week/candidates.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { dishesWith, struckFoods, withPutBack, withStruck } from "#domain/plan/week/strike.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { randomBy, randomHousehold } from "#tests/random-household.ts"

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 8, 0, second)).toISOString()
const before: Journey = { id: "first", startedAt: "2026-11-01T08:00:00.000Z", done: {}, edition: 3 }

/** A journey on a day of her week (1-7), stored as the app stores it. */
function journeyOn(day: number, household: Household, week = 2): Journey {
  const done = Object.fromEntries(Array.from({ length: day - 1 }, (_, index) => [index + 1, [...checklistItems]]))
  const journey: Journey = { id: "now", startedAt: "2026-11-15T08:00:00.000Z", done, edition: 3, week }
  const { dishes } = planOf(library, [before, journey], household).week
  return { ...journey, dishes: { values: dishes, changedAt: {} } }
}

function listOf(journeys: readonly Journey[], lasting: Household) {
  const { week, household } = planOf(library, journeys, lasting)
  return shoppingListOfWeek(week, household, foods).flatMap(({ items }) => items.map(({ food }) => food))
}

function strike(journey: Journey, food: string, household: Household, second = 0): Journey {
  const { dishes } = planOf(library, [before, journey], household).week
  const struck = withStruck(journey, food, dishesWith(library, dishes, food, journey), at(second))
  // The dishes planned as replacements are stored, as the app does.
  const { week } = planOf(library, [before, struck], household)
  return { ...struck, dishes: { values: week.dishes, changedAt: {} } }
}

const runs = 60

test("a struck food is in no dish of the rest of the week, nor on the list; what is eaten and what has nothing of it stay", () => {
  const random = randomBy(85)
  let [newFoods, newByChance] = [0, 0]
  for (let run = 0; run < runs; run++) {
    const household = randomHousehold(random)
    const day = 1 + (run % 7)
    const journey = journeyOn(day, household, 1 + (run % 3))
    const { dishes } = planOf(library, [before, journey], household).week
    const list = listOf([before, journey], household)
    const food = list[Math.floor(random() * list.length)] as string
    const struck = strike(journey, food, household)
    const { week } = planOf(library, [before, struck], household)
    const [eaten, changes] = [eatenSlots(struck), dishesWith(library, dishes, food, journey)]
    for (const slot of slots) {
      const where = `run ${run}, ${food}, ${slot}`
      const id = week.dishes[slot]
      if (!(slot in changes)) expect(id, where).toBe(dishes[slot])
      if (eaten.includes(slot) || id === undefined) continue
      expect(foodsOf([recipeOf(library, id)]).has(food), where).toBe(false)
    }
    const after = listOf([before, struck], household)
    expect(after).not.toContain(food)
    for (const { snacks, seconds } of week.days) expect(foodsOf([...snacks, ...seconds]).has(food)).toBe(false)
    const missing = (recipe: Recipe) => recipe.ingredients.filter((each) => !list.includes(each.food)).length
    const possible = candidatesByMeal(library, planOf(library, [before, struck], household).household.wishes)
    const stays = slots.flatMap((slot) => (slot in changes ? [] : (dishes[slot] ?? [])))
    for (const slot of Object.keys(changes) as Slot[]) {
      const id = week.dishes[slot]
      const others = possible[dayAndMeal(slot).meal].filter((each) => !stays.includes(each.id))
      if (id === undefined || others.length === 0) continue
      newFoods += missing(recipeOf(library, id))
      newByChance += others.reduce((sum, each) => sum + missing(each), 0) / others.length
    }
  }
  // The new dishes use what is bought already, more than random ones would.
  expect(newFoods).toBeGreaterThan(0)
  expect(newFoods).toBeLessThan(0.75 * newByChance)
})

test("put back, the week is the one that it was, however many foods were struck in between", () => {
  const random = randomBy(86)
  for (let run = 0; run < 20; run++) {
    const household = randomHousehold(random)
    const journey = journeyOn(1 + (run % 5), household)
    const { week } = planOf(library, [before, journey], household)
    const list = listOf([before, journey], household)
    const chosen = [0.2, 0.5, 0.8].map((share) => list[Math.floor(share * list.length)] as string)
    let now = journey
    for (const [index, food] of chosen.entries()) now = strike(now, food, household, index)
    expect(struckFoods(now)).toEqual(chosen)
    for (const [index, food] of chosen.toReversed().entries()) now = withPutBack(now, food, at(10 + index))
    expect(planOf(library, [before, now], household).week.dishes, `run ${run}`).toEqual(week.dishes)
    expect(listOf([before, now], household)).toEqual(list)
  }
})

test("what was eaten in the meantime is not put back", () => {
  const journey = journeyOn(1, noHousehold)
  const { dishes } = planOf(library, [before, journey], noHousehold).week
  const food = recipeOf(library, dishes["1-lunch"] as number).ingredients[0]?.food as string
  const struck = strike(journey, food, noHousehold)
  const eaten = { ...struck, done: { 1: [...checklistItems] } }
  const { week } = planOf(library, [before, withPutBack(eaten, food, at(9))], noHousehold)
  expect(week.dishes["1-lunch"]).toBe(struck.dishes?.values["1-lunch"])
  expect(week.dishes["1-lunch"]).not.toBe(dishes["1-lunch"])
})

test("it holds for that week alone: neither the one before nor the next does without it", () => {
  const struck = strike(journeyOn(2, noHousehold), "rice", noHousehold)
  const next: Journey = { id: "next", startedAt: "2026-11-25T08:00:00.000Z", done: {}, edition: 3, week: 3 }
  const dishesOf = (journeys: readonly Journey[]) => planOf(library, journeys, noHousehold).week.dishes
  expect(dishesOf([before, struck, next])).toEqual(
    dishesOf([before, { ...struck, struck: { values: {}, changedAt: {} } }, next]),
  )
  expect(dishesOf([before])).toEqual(planOf(library, [before], noHousehold).week.dishes)
  expect(planOf(library, [before, struck, next], noHousehold).household).toBe(noHousehold)
})

test("of a standard week that has not begun only the dishes with it give way", () => {
  const { dishes } = planOf(library, [before], noHousehold).week
  const struck = withStruck(before, "oliveOil", dishesWith(library, dishes, "oliveOil", before), at(0))
  const { week } = planOf(library, [struck], noHousehold)
  const kept = slots.filter((slot) => !foodsOf([recipeOf(library, dishes[slot] as number)]).has("oliveOil"))
  for (const slot of kept) expect(week.dishes[slot]).toBe(dishes[slot])
  expect(kept.length).toBeLessThan(18)
  expect(listOf([struck], noHousehold)).not.toContain("oliveOil")
})

test("with everything struck there is no dish and nothing to buy, the blockers say why, and all of it can be put back", () => {
  const { dishes } = planOf(library, [before], noHousehold).week
  const stoodIn = (food: string) => dishesWith(library, dishes, food, before)
  let now: Journey = before
  for (const [index, food] of Object.keys(foods).entries()) now = withStruck(now, food, stoodIn(food), at(index))
  const { week, household } = planOf(library, [now], noHousehold)
  expect(Object.keys(week.dishes)).toEqual([])
  expect(shoppingListOfWeek(week, household, foods).flatMap(({ items }) => items)).toEqual([])
  const nothingLeft = { kind: "struck", count: 0 }
  expect(blockersOf(library, household)).toMatchObject([nothingLeft, nothingLeft, nothingLeft])
  for (const [index, food] of Object.keys(foods).toReversed().entries()) now = withPutBack(now, food, at(1000 + index))
  expect(planOf(library, [now], noHousehold).week.dishes).toEqual(dishes)
})
