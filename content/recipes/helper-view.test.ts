import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { wishesAgainst } from "#domain/food/exclusions.ts"
import { type HelperLink, helperParts } from "#domain/helping/helper-link.ts"
import { helperViewOf } from "#domain/helping/helper-view.ts"
import { firstJourneyId, type Journey } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { meals } from "#domain/recipes/recipe.ts"
import { amount } from "#tests/amount.ts"
import { randomBy, randomHousehold } from "#tests/random-household.ts"

const link: HelperLink = {
  id: "10000000-0000-4000-8000-000000000001",
  name: "",
  shows: [...helperParts],
  namesWithout: true,
  language: "pt",
  createdAt: "2026-11-21T08:00:00.000Z",
  expiresAt: "2026-11-28T08:00:00.000Z",
  endedAt: null,
}
const none = new Set<never>()

/** A journey on a day (1–7), after a hard night or not. */
function journeyOn(day: number, isHard: boolean): Journey {
  const done = Object.fromEntries(Array.from({ length: day - 1 }, (_, index) => [index + 1, [...checklistItems]]))
  const hardNights = isHard ? { hardNights: { values: { [day]: [...meals] }, changedAt: {} } } : {}
  return { id: firstJourneyId, startedAt: link.createdAt, done, ...hardNights }
}

test("of many households no helper is shown a food that is left out, in a meal, a preparation or on the list", () => {
  const random = randomBy(20261124)
  for (let run = 0; run < amount(200, 1000); run++) {
    const household = randomHousehold(random)
    const plan = planOf(library, [journeyOn(1 + (run % 7), run % 5 === 0)], household)
    const view = helperViewOf(link, plan, library, none)
    const bought = new Set((view.list ?? []).flatMap(({ items }) => items.map(({ food }) => food)))
    const prepared = library.preparations.filter(({ key }) => view.preparations?.includes(key))
    const foodsShown = [...bought, ...prepared.flatMap(({ foods }) => foods).filter((food) => bought.has(food))]
    const asIngredient = (food: string) => ({ food, grams: 1, measure: { count: 1, unit: "unit" as const } })
    const shown = [
      ...(view.meals ?? []).map(({ recipeId }) => recipeOf(library, recipeId)),
      { ingredients: foodsShown.map(asIngredient) },
    ]
    for (const dish of shown) {
      const against = wishesAgainst(dish, household.wishes, foods)
      if (against.length > 0) expect.fail(`run ${run}: against ${against}`)
    }
    expect(view.without).toEqual(household.wishes)
    expect(view.meals?.length).toBeLessThanOrEqual(3)
  }
})

test("what it says follows from what may be eaten alone: two mothers who leave out the same show the same", () => {
  const random = randomBy(1)
  for (let run = 0; run < 50; run++) {
    const { wishes, people } = randomHousehold(random)
    const of = (journey: Journey) =>
      helperViewOf(link, planOf(library, [journey], { wishes, likes: [], people }), library, none)
    const journey = journeyOn(3, false)
    const marked: Journey = {
      ...journey,
      startedAt: "2026-01-01T00:00:00.000Z",
      doneOn: { 1: { snack: "2026-11-01" } },
    }
    expect(of(marked)).toEqual(of(journey))
  }
})

test("of her kitchen it says nothing, and has no dish that it cannot make", () => {
  const household = { wishes: ["milk", "lacks:stove"] as const, likes: [], people: 1 }
  const view = helperViewOf(link, planOf(library, [], household), library, none)
  expect(view.without).toEqual(["milk"])
  expect(JSON.stringify(view)).not.toContain("lacks")
  for (const { recipeId } of view.meals ?? [])
    expect(wishesAgainst(recipeOf(library, recipeId), household.wishes, foods)).toEqual([])
})

test("without the names of what is left out the page has none, and the dishes are the same", () => {
  const household = { wishes: ["milk", "egg"] as const, likes: [], people: 4 }
  const plan = planOf(library, [], household)
  const { without, ...rest } = helperViewOf({ ...link, namesWithout: false }, plan, library, none)
  const { without: named, ...same } = helperViewOf(link, plan, library, none)
  expect([without, named]).toEqual([[], ["milk", "egg"]])
  expect(rest).toEqual(same)
})
