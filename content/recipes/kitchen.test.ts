import { describe, expect, test } from "vitest"
import { library } from "#content/library.ts"
import { type Appliance, appliances, lackedFor } from "#domain/food/appliance.ts"
import { kitchenWish } from "#domain/food/wish.ts"
import { currentEdition, firstJourneyId, type Journey } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { cookingOfWeek } from "#domain/plan/cooking/cooking-of-week.ts"
import { householdOf, noHousehold, nothingUnderstood } from "#domain/plan/household.ts"
import { recipesOf } from "#domain/plan/library.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { slots, standardDishes } from "#domain/plan/slots.ts"
import { blockersOf } from "#domain/plan/week/blockers.ts"
import { candidatesByMeal } from "#domain/plan/week/candidates.ts"
import { dishesBack } from "#domain/plan/week/comes-back.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import { eatenOn } from "#domain/plan/week/planned-day.ts"

const householdWithout = (...lacks: Appliance[]) => ({ ...noHousehold, wishes: lacks.map(kitchenWish) })
const weekWithout = (...lacks: Appliance[]) => planWeek(library, householdWithout(...lacks), { week: 1 })

describe("a kitchen", () => {
  test("what it lacks is settled beside her words, and is no food that she leaves out", () => {
    const settled = { values: { lacks: ["oven" as const] }, changedAt: {} } as never
    expect(householdOf(undefined, settled, nothingUnderstood).wishes).toEqual(["lacks:oven"])
    expect(householdOf(undefined, undefined, nothingUnderstood).wishes).toEqual([])
  })

  test.each<Appliance[][]>([[["oven"]], [["microwave"]], [["kettle"]], [["oven", "microwave", "kettle"]]])(
    "without what the standard week does not take (%s), nothing changes",
    (lacks) => {
      expect(weekWithout(...lacks).dishes).toEqual(standardDishes)
      expect(blockersOf(library, householdWithout(...lacks))).toEqual([])
    },
  )

  test("without a stove beans and lentils are bought in tins, and nobody is asked to cook them ahead", () => {
    const shopping = (...lacks: Appliance[]) => {
      const household = { ...householdWithout(...lacks), wishes: [...lacks.map(kitchenWish), "vegan" as const] }
      const week = planWeek(library, household, { week: 1 })
      const list = shoppingListOfWeek(week, household, library.foods).flatMap(({ items }) => items)
      const { preparations } = cookingOfWeek(library, { week, household, journey: {} })
      return {
        pulses: list.filter(({ food }) => ["cariocaBeans", "blackBeans", "lentils"].includes(food)),
        ahead: preparations.flat().map(({ preparation }) => preparation.key),
      }
    }
    const [without, equipped] = [shopping("stove", "oven"), shopping()]
    expect(without.pulses.length).toBeGreaterThan(0)
    for (const { grams, amount } of without.pulses)
      expect(amount).toEqual({ by: "unit", unit: "tin", count: Math.ceil(grams / 240) })
    expect(without.ahead).not.toContain("beans")
    expect(without.ahead).not.toContain("lentils")
    for (const { amount } of equipped.pulses) expect(amount).toMatchObject({ unit: "packet" })
    expect(equipped.ahead).toContain("beans")
  })

  test("without a blender only the smoothie gives way", () => {
    const { dishes } = weekWithout("blender")
    const others = slots.filter((slot) => dishes[slot] !== standardDishes[slot])
    expect(others.map((slot) => standardDishes[slot])).toEqual([16])
  })

  test("with a microwave alone there is a dish for every meal, and none comes from a pan", () => {
    const lacks = ["oven", "stove", "blender", "kettle"] as const
    const { dishes, days } = weekWithout(...lacks)
    expect(Object.keys(dishes)).toHaveLength(slots.length)
    expect(new Set(recipesOf(library, dishes).map(({ cooking }) => cooking))).toEqual(new Set(["none", "pot"]))
    for (const each of days.flatMap(eatenOn)) expect(lackedFor(each.ways, lacks)).toEqual([])
  })

  test("without any appliance there are plates without cooking, nothing is cooked ahead, and it is said once why few are left", () => {
    const household = householdWithout(...appliances)
    const week = planWeek(library, household, { week: 2 })
    expect(Object.keys(week.dishes)).toHaveLength(slots.length)
    const cooking = cookingOfWeek(library, { week, household, journey: {} })
    const ahead = cooking.preparations
      .flat()
      .filter(({ preparation }) => preparation.ways.every((way) => way.length > 0))
    expect([cooking.days, ahead]).toEqual([[], []])
    expect(blockersOf(library, household)).toEqual([
      { kind: "kitchen", meals: ["breakfast", "lunch", "dinner"], wishes: ["lacks:stove"] },
    ])
  })

  test("plates of hard nights stand in only where too little is left", () => {
    const kinds = (lacks: readonly Appliance[]) =>
      new Set(candidatesByMeal(library, lacks.map(kitchenWish)).lunch.map(({ kind }) => kind))
    expect(kinds(["blender"])).toEqual(new Set(["lunch"]))
    expect(kinds(["oven", "stove"])).toEqual(new Set(["lunch", "quick"]))
  })

  test("what gave way comes back once she has it again, but for what is eaten", () => {
    const journeying = { week: 1, edition: currentEdition }
    expect(dishesBack(library, noHousehold, journeying, ["blender"])).toEqual({ "6-breakfast": 16 })
    expect(dishesBack(library, noHousehold, { ...journeying, eaten: ["6-breakfast"] }, ["blender"])).toEqual({})
    expect(dishesBack(library, householdWithout("blender"), journeying, ["blender"])).toEqual({})
    expect(dishesBack(library, { wishes: ["milk"] }, journeying, ["blender"])).toEqual({})
    expect(dishesBack(library, noHousehold, { week: 2 }, ["blender"])).toEqual({})
  })

  test("said on the fourth day, it changes only what is still to come", () => {
    const done = Object.fromEntries([1, 2, 3].map((day) => [day, [...checklistItems]]))
    const journey: Journey = {
      id: firstJourneyId,
      startedAt: "2026-11-20T08:00:00.000Z",
      done,
      edition: currentEdition,
    }
    const { week } = planOf(library, [journey], householdWithout("stove"))
    const before = slots.filter((slot) => Number(slot[0]) < 4)
    expect(before.filter((slot) => week.dishes[slot] !== standardDishes[slot])).toEqual([])
    for (const { ways } of week.days.slice(3).flatMap(eatenOn)) expect(lackedFor(ways, ["stove"])).toEqual([])
  })
})
