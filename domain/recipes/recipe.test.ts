import { expect, test } from "vitest"
import type { Food } from "../food/food.ts"
import {
  allergensOf,
  dietOf,
  type Ingredient,
  nutritionOf,
  type Recipe,
  recipeById,
  scaled,
  standardRecipeId,
} from "./recipe.ts"

function food(rest: Partial<Food>): Food {
  return {
    energyKcal: 0,
    proteinG: 0,
    carbohydrateG: 0,
    fatG: 0,
    fibreG: 0,
    source: "TACO",
    weighed: "asBought",
    allergens: [],
    diet: "vegan",
    traits: [],
    kin: [],
    priceBand: 1,
    keepsDays: 3,
    aisle: "others",
    sold: { by: "weight", yield: 1 },
    ...rest,
  }
}

function recipe(ingredients: Record<string, number>): Recipe {
  return {
    id: 1,
    kind: "breakfast",
    shelf: "breakfast",
    cooking: "pan",
    cooksItself: [],
    keepsDays: 0,
    freezes: false,
    ways: [],
    minutes: 10,
    energyKcal: 320,
    servings: 1,
    level: "Beginner",
    ingredients: Object.entries(ingredients).map(
      ([key, grams]): Ingredient => ({ food: key, grams, measure: { count: 1, unit: "unit" } }),
    ),
  }
}

const foods = {
  oats: food({ energyKcal: 394, proteinG: 13.9, carbohydrateG: 66.6, fatG: 8.5, fibreG: 9.1, allergens: ["gluten"] }),
  milk: food({ energyKcal: 61, proteinG: 3.1, carbohydrateG: 4.8, fatG: 3.2, allergens: ["milk"], diet: "vegetarian" }),
  bread: food({ allergens: ["milk", "gluten"], diet: "vegetarian" }),
  hake: food({ allergens: ["fish"], diet: "fish" }),
  beef: food({ diet: "meat" }),
  lettuce: food({}),
}

test("a recipe's energy and nutrients are its grams by the figures per 100 g", () => {
  const nutrition = nutritionOf(recipe({ oats: 50, milk: 200 }), foods)
  expect(nutrition.energyKcal).toBeCloseTo(197 + 122, 10)
  expect(nutrition.proteinG).toBeCloseTo(6.95 + 6.2, 10)
  expect(nutrition.carbohydrateG).toBeCloseTo(33.3 + 9.6, 10)
  expect(nutrition.fatG).toBeCloseTo(4.25 + 6.4, 10)
  expect(nutrition.fibreG).toBeCloseTo(4.55, 10)
})

test("a recipe has the allergens of all its foods, each once, in the order of the list", () => {
  expect(allergensOf(recipe({ hake: 1, oats: 1, bread: 1, milk: 1 }), foods)).toEqual(["milk", "gluten", "fish"])
  expect(allergensOf(recipe({ lettuce: 1 }), foods)).toEqual([])
})

test("one food decides who may eat the dish", () => {
  expect(dietOf(recipe({ lettuce: 1, oats: 1 }), foods)).toBe("vegan")
  expect(dietOf(recipe({ lettuce: 1, milk: 1 }), foods)).toBe("vegetarian")
  expect(dietOf(recipe({ milk: 1, hake: 1, lettuce: 1 }), foods)).toBe("fish")
  expect(dietOf(recipe({ hake: 1, beef: 1, lettuce: 1 }), foods)).toBe("meat")
})

test("a food that the table lacks is never counted as nothing", () => {
  expect(() => nutritionOf(recipe({ cake: 1 }), foods)).toThrow("cake")
  expect(() => allergensOf(recipe({ cake: 1 }), foods)).toThrow("cake")
})

test("day N has the recipes 3N−2, 3N−1 and 3N", () => {
  expect([standardRecipeId(1, "breakfast"), standardRecipeId(1, "lunch"), standardRecipeId(1, "dinner")]).toEqual([
    1, 2, 3,
  ])
  expect([standardRecipeId(7, "breakfast"), standardRecipeId(7, "lunch"), standardRecipeId(7, "dinner")]).toEqual([
    19, 20, 21,
  ])
})

test("a recipe is found by its id, and an unknown one is not", () => {
  const only = recipe({ oats: 1 })
  expect(recipeById([only], 1)).toBe(only)
  expect(recipeById([only], 22)).toBeUndefined()
  expect(recipeById([only], Number.NaN)).toBeUndefined()
})

test.each([
  [1, 0.5, "½"],
  [0.5, 0.5, "¼"],
  [1.5, 0.5, "¾"],
  [0.25, 3, "¾"],
  [1 / 3, 1, "⅓"],
  [1 / 3, 2, "⅔"],
  [1 / 3, 3, "1"],
  [1, 1, "1"],
  [0.75, 2, "1½"],
  [2.5, 1, "2½"],
  [2.5, 0.5, "1¼"],
  [1.99, 1, "2"],
  [2.5, 3, "7½"],
  [2.99, 1, "3"],
  [3.2, 1, "3"],
  [4, 4, "16"],
  [2.5, 5, "13"],
  [0.25, 0.1, "¼"],
])("%d of a measure, %d times, reads %s", (count, factor, text) => {
  const amount = scaled({ count, unit: "cup" }, factor)
  expect(amount.text).toBe(text)
  expect(`${amount.whole || ""}${amount.fraction}`).toBe(text)
})

test("half a cup is singular, one and a half is left to the language", () => {
  expect(scaled({ count: 1, unit: "cup" }, 0.5).count).toBe(1)
  expect(scaled({ count: 1, unit: "cup" }, 1).count).toBe(1)
  expect(scaled({ count: 1, unit: "cup" }, 1.5).count).toBe(1.5)
  expect(scaled({ count: 1, unit: "cup" }, 2).count).toBe(2)
})
