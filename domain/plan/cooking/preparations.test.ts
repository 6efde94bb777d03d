import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { randomBy, randomHousehold } from "#tests/random-household.ts"
import { foodOf } from "../../recipes/recipe.ts"
import { noHousehold } from "../household.ts"
import { recipeOf } from "../library.ts"
import { gramsAsBought } from "../shopping/purchase.ts"
import { shoppingListOfWeek } from "../shopping/shopping-list-of-week.ts"
import { type Dishes, standardDishes, weekDays } from "../slots.ts"
import { planOf } from "../week/plan-of.ts"
import { planWeek } from "../week/plan-week.ts"
import { amountsAhead, gramsIn } from "./amounts-ahead.ts"
import { dishesCooked } from "./hard-night.ts"
import { preparationsOf } from "./preparations.ts"

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

test("what is cooked ahead is told in grams as bought, for everybody's meals and her own second helpings", () => {
  const { week } = planOf(library, [], noHousehold)
  const [day2] = preparationsOf(library, week.dishes, 1).filter(({ preparation }) => preparation.key === "rice")
  const meals = day2?.meals ?? []
  expect(meals).toEqual(["2-lunch"])
  const ofMeal = gramsIn([recipeOf(library, week.dishes["2-lunch"] ?? 0)], "rice")
  const own = gramsIn([...(week.days[1]?.snacks ?? []), ...(week.days[1]?.seconds ?? [])], "rice")
  const [rice] = day2 ? amountsAhead(library, week, day2, 4) : []
  // A kilogram of dry rice gives 2.5 of cooked rice.
  expect(rice).toEqual({ food: "rice", grams: Math.ceil((ofMeal * 4 + own) / 2.5 / 10) * 10 })
})

test("what is cooked ahead in a week is bought, whatever the household", () => {
  const random = randomBy(20261130)
  let checked = 0
  for (let household = randomHousehold(random), count = 0; count < 40; count++, household = randomHousehold(random)) {
    const week = planWeek(library, household, { week: 1 + (count % 2) })
    const list = shoppingListOfWeek(week, household, library.foods).flatMap(({ items }) => items)
    const ahead = [0, ...weekDays].flatMap((day) => preparationsOf(library, week.dishes, day))
    const amounts = ahead
      .filter(({ preparation }) => preparation.isCooked)
      .flatMap((each) => amountsAhead(library, week, each, household.people))
    for (const key of new Set(amounts.map(({ food }) => food))) {
      const ofFood = amounts.filter(({ food }) => food === key)
      const cooked = ofFood.reduce((sum, { grams }) => sum + grams, 0)
      const food = foodOf({ food: key }, library.foods)
      const needed = list.find((item) => item.food === key)?.grams ?? 0
      // Each preparation is rounded up to ten grams.
      expect(cooked, key).toBeLessThanOrEqual(gramsAsBought(needed, food) + 10 * ofFood.length)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(40)
})
