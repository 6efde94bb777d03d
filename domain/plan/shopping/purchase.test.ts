import { expect, test } from "vitest"
import type { Food, Foods, Sold } from "../../food/food.ts"
import { purchasesOf, wastedShare } from "./purchase.ts"
import { shoppingList } from "./shopping-list.ts"

const plain: Omit<Food, "sold" | "keepsDays"> = {
  source: "TACO",
  weighed: "asBought",
  allergens: [],
  diet: "vegan",
  traits: [],
  kin: [],
  aisle: "vegetables",
  priceBand: 1,
  energyKcal: 0,
  proteinG: 0,
  carbohydrateG: 0,
  fatG: 0,
  fibreG: 0,
}
const bunch: Sold = { by: "unit", unit: "bunch", gramsPerUnit: 150 }
const packet: Sold = { by: "unit", unit: "packet", gramsPerUnit: 2500 }
const foods: Foods = {
  spinach: { ...plain, sold: bunch, keepsDays: 3 },
  potato: { ...plain, weighed: "cooked", sold: { by: "weight", yield: 0.8 }, keepsDays: 3 },
  rice: { ...plain, weighed: "cooked", sold: packet, keepsDays: 1 },
  carrot: { ...plain, sold: { by: "weight", yield: 1 }, keepsDays: 14 },
  oil: { ...plain, sold: { by: "unit", unit: "bottle", gramsPerUnit: 460 }, keepsDays: 90 },
}

const buy = (needed: Record<string, number>) => {
  const ingredients = Object.entries(needed).map(([food, grams]) => ({
    food,
    grams,
    measure: { count: 1, unit: "unit" as const },
  }))
  return purchasesOf(shoppingList([{ ingredients }], foods), foods)
}

test("what is bought is whole bunches and weights, in the grams that recipes count", () => {
  const bought = buy({ spinach: 160, potato: 90 }).map(({ food, neededGrams, boughtGrams }) => [
    food,
    neededGrams,
    boughtGrams,
  ])
  expect(bought).toEqual([
    ["spinach", 160, 300],
    ["potato", 90, 120],
  ])
})

test("of dry goods nothing spoils; they and what keeps a month are staples", () => {
  const kinds = buy({ spinach: 1, rice: 1, carrot: 1, oil: 1 })
  expect(kinds.filter(({ perishable }) => perishable).map(({ food }) => food)).toEqual(["spinach"])
  expect(kinds.filter(({ isStaple }) => isStaple).map(({ food }) => food)).toEqual(["rice", "oil"])
})

test("wasted is what is bought of perishable food and in nothing", () => {
  expect(wastedShare(buy({ spinach: 100, carrot: 10, rice: 100 }))).toBeCloseTo(1 / 3)
  expect(wastedShare(buy({ carrot: 10 }))).toBe(0)
})
