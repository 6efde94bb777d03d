import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import { nextAlternative } from "#domain/plan/cooking/swap.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { type Dishes, standardDishes } from "#domain/plan/slots.ts"

const slot = "3-lunch"

/** The dishes offered for the meal one after another, until the first returns. */
function inTurn(household: typeof noHousehold, most = 200): number[] {
  const first = standardDishes[slot] ?? 0
  let [dishes, seen]: [Dishes, number[]] = [standardDishes, [first]]
  while (seen.length < most) {
    const next = nextAlternative(library, household, dishes, slot, seen.slice(0, -1))
    if (next === undefined || next === first) return seen
    seen = [...seen, next]
    dishes = { ...dishes, [slot]: next }
  }
  return seen
}

test("swapped again and again a meal shows each time another dish that suits her, and then the first again", () => {
  for (const wishes of [[], ["vegan", "gluten"]] as const) {
    const [, ...others] = inTurn({ ...noHousehold, wishes: [...wishes] })
    expect(others.length).toBeGreaterThanOrEqual(3)
    expect(others.length).toBeLessThan(199)
    expect(new Set(others).size).toBe(others.length)
    for (const id of others) expect(isSuitable(recipeOf(library, id), wishes, library.foods), `${id}`).toBe(true)
  }
})
