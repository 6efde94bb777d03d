import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { dishesCooked } from "./hard-night.ts"
import { preparationsOf } from "./preparations.ts"
import { type Dishes, standardDishes } from "./slots.ts"

const on = (dishes: Dishes, day: number) =>
  preparationsOf(library, dishes, day).map(({ preparation, meals }) => [preparation.key, ...meals])

test("rice for a lunch is cooked the day before", () => {
  expect(on({ "2-lunch": 5 }, 1)).toEqual([
    ["rice", "2-lunch"],
    ["beans", "2-lunch"],
  ])
  expect(on({ "2-lunch": 5 }, 2)).toEqual([])
})

test("what the first day needs is there before it begins", () => {
  expect(on({ "1-lunch": 5 }, 0)).toEqual([
    ["rice", "1-lunch"],
    ["beans", "1-lunch"],
  ])
})

test("beans that still keep are not cooked again, rice is", () => {
  const dishes: Dishes = { "2-lunch": 5, "3-lunch": 214, "7-lunch": 5 }
  expect(on(dishes, 1)).toEqual([
    ["rice", "2-lunch"],
    ["beans", "2-lunch", "3-lunch"],
  ])
  expect(on(dishes, 2)).toEqual([
    ["rice", "3-lunch"],
    ["leaves", "3-lunch"],
  ])
  expect(on(dishes, 6)).toEqual([
    ["rice", "7-lunch"],
    ["beans", "7-lunch"],
  ])
})

test("a food that a recipe cooks itself is not prepared", () => {
  expect(on({ "1-lunch": 2 }, 0)).toEqual([])
})

test("in the standard week every meal that needs something has it prepared by the day before, and kept no longer than it may", () => {
  const covered = new Set<string>()
  for (let day = 0; day < 7; day++) {
    for (const { preparation, meals } of preparationsOf(library, standardDishes, day)) {
      for (const meal of meals) {
        covered.add(`${preparation.key} ${meal}`)
        expect(Number(meal[0]) - day).toBeGreaterThanOrEqual(1)
        expect(Number(meal[0]) - day).toBeLessThanOrEqual(preparation.keepsDays)
      }
    }
  }
  expect(covered).toContain("beans 2-lunch")
  expect(covered.size).toBeGreaterThan(8)
})

test("for a meal that a plate stands in for nothing is prepared, and the others keep theirs", () => {
  const dishes: Dishes = { "2-lunch": 5, "3-lunch": 214 }
  const cooked = dishesCooked(dishes, { 2: ["lunch", "dinner"] })
  expect(on(cooked, 1)).toEqual([])
  expect(on(cooked, 2)).toEqual([
    ["rice", "3-lunch"],
    ["beans", "3-lunch"],
    ["leaves", "3-lunch"],
  ])
  expect(dishesCooked(dishes)).toEqual(dishes)
})
