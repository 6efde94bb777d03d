import { expect, test } from "vitest"
import { foods as shopFoods } from "#content/foods.ts"
import type { Aisle, Food, Sold } from "../../food/food.ts"
import type { Recipe } from "../../recipes/recipe.ts"
import { priceBandOf, shoppingList } from "./shopping-list.ts"
import { dryInstead, packageOf, spokenAmount } from "./spoken-amounts.ts"

function food(aisle: Aisle, sold: Sold): Food {
  const figures = { energyKcal: 1, proteinG: 1, carbohydrateG: 1, fatG: 1, fibreG: 1 }
  const kept = { traits: [], kin: [], priceBand: 1, keepsDays: 3 } as const
  return { ...figures, ...kept, source: "TACO", weighed: "asBought", allergens: [], diet: "vegan", aisle, sold }
}

const foods = {
  rice: food("carbohydrates", { by: "weight", yield: 2.5 }),
  banana: food("fruits", { by: "unit", unit: "unit", gramsPerUnit: 90 }),
  egg: food("proteins", { by: "unit", unit: "unit", gramsPerUnit: 50 }),
  beef: food("proteins", { by: "weight", yield: 1 }),
  potato: food("carbohydrates", { by: "weight", yield: 0.8 }),
  oil: food("others", { by: "unit", unit: "bottle", gramsPerUnit: 460 }),
}

function recipes(...needs: Record<string, number>[]): Recipe[] {
  return needs.map((need, index) => ({
    id: index + 1,
    kind: "lunch",
    shelf: "lunch",
    cooking: "pan",
    cooksItself: [],
    keepsDays: 0,
    freezes: false,
    ways: [],
    minutes: 20,
    energyKcal: 450,
    servings: 1,
    level: "Beginner",
    ingredients: Object.entries(need).map(([key, grams]) => ({
      food: key,
      grams,
      measure: { count: 1, unit: "unit" },
    })),
  }))
}

function amountOf(food: string, ...needs: Record<string, number>[]) {
  const items = shoppingList(recipes(...needs), foods).flatMap((aisle) => aisle.items)
  return items.find((item) => item.food === food)
}

test("the list has five aisles, always in the same order, and in each the foods in the order of the table", () => {
  const list = shoppingList(recipes({ oil: 5, beef: 100, banana: 90, egg: 50 }), foods)
  expect(list.map(({ aisle }) => aisle)).toEqual(["proteins", "carbohydrates", "vegetables", "fruits", "others"])
  expect(list.map(({ items }) => items.map((item) => item.food))).toEqual([
    ["egg", "beef"],
    [],
    [],
    ["banana"],
    ["oil"],
  ])
})

test("what several recipes need is added up", () => {
  expect(amountOf("egg", { egg: 100 }, { egg: 50 }, { egg: 100 })).toEqual({
    food: "egg",
    grams: 250,
    amount: { by: "unit", unit: "unit", count: 5 },
  })
})

test("what is sold by the piece is whole, and never too little", () => {
  expect(amountOf("banana", { banana: 90 })?.amount).toMatchObject({ count: 1 })
  expect(amountOf("banana", { banana: 90 }, { banana: 1 })?.amount).toMatchObject({ count: 2 })
  expect(amountOf("oil", { oil: 4 })?.amount).toEqual({ by: "unit", unit: "bottle", count: 1 })
})

test("weights go up to the next 50 g, from 500 g on to the next 100 g", () => {
  expect(amountOf("beef", { beef: 101 })?.amount).toEqual({ by: "weight", grams: 150 })
  expect(amountOf("beef", { beef: 150 })?.amount).toEqual({ by: "weight", grams: 150 })
  expect(amountOf("beef", { beef: 500 })?.amount).toEqual({ by: "weight", grams: 500 })
  expect(amountOf("beef", { beef: 501 })?.amount).toEqual({ by: "weight", grams: 600 })
})

test("what swells in the pot is bought dry, what is peeled is bought whole", () => {
  expect(amountOf("rice", { rice: 250 })?.amount).toEqual({ by: "weight", grams: 100 })
  expect(amountOf("potato", { potato: 240 })?.amount).toEqual({ by: "weight", grams: 300 })
})

test("an unknown food is not left out in silence", () => {
  expect(() => shoppingList(recipes({ cake: 100 }), foods)).toThrow("cake")
})

test("what a dish needs is bought for each who eats it", () => {
  const [dish] = recipes({ rice: 100 })
  const items = shoppingList([{ ...(dish as Recipe), people: 4 }], foods).flatMap((aisle) => aisle.items)
  expect(items).toEqual([{ food: "rice", grams: 400, amount: { by: "weight", grams: 200 } }])
})

test("a list costs what its foods cost on average", () => {
  const dear = Object.fromEntries(Object.entries(foods).map(([key, it]) => [key, { ...it, priceBand: 3 as const }]))
  const list = shoppingList(recipes({ rice: 100, beef: 100 }), foods)
  expect(priceBandOf(list, foods)).toBe(1)
  expect(priceBandOf(list, { ...foods, beef: { ...foods.beef, priceBand: 3 } })).toBe(3)
  expect(priceBandOf(list, dear)).toBe(3)
  expect(priceBandOf([], foods)).toBe(1)
})

test("from six pieces of fruit or vegetables on a shop is asked for half kilos, peel and stone weighed with them, and eggs stay counted", () => {
  const spoken = (food: string, count: number) =>
    spokenAmount({ food, amount: { by: "unit", unit: "unit", count } }, shopFoods)
  expect(spoken("tomato", 5)).toEqual({ by: "unit", unit: "unit", count: 5 })
  expect(spoken("tomato", 36)).toEqual({ by: "weight", grams: 4000 })
  expect(spoken("banana", 20)).toEqual({ by: "weight", grams: 3000 })
  expect(spoken("lemon", 12)).toEqual({ by: "weight", grams: 1000 })
  expect(spoken("egg", 12)).toEqual({ by: "unit", unit: "unit", count: 12 })
})

test("whatever grows and is sold one by one is spoken by weight where it is many, of which no less is eaten than the pieces have", () => {
  const counted = Object.entries(shopFoods).filter(
    ([, { aisle, sold }]) => ["vegetables", "fruits"].includes(aisle) && sold.by === "unit" && sold.unit === "unit",
  )
  expect(counted.length).toBeGreaterThan(10)
  for (const [food, { sold }] of counted) {
    if (sold.by !== "unit") throw new Error(food)
    for (const count of [6, 7, 19, 40]) {
      const amount = spokenAmount({ food, amount: { by: "unit", unit: "unit", count } }, shopFoods)
      if (amount.by !== "weight") throw new Error(`${food} is counted`)
      expect(amount.grams * (sold.edibleShare ?? 0), food).toBeGreaterThanOrEqual(count * sold.gramsPerUnit)
    }
  }
})

test("of more than three tins of pulses for each the list names what they weigh dry, the most first, until three are left", () => {
  const dry = (tins: Readonly<Record<string, number>>, people: number) => {
    const items = Object.entries(tins).map(([food, count]) => {
      return { food, grams: count * 240, amount: { by: "unit" as const, unit: "tin" as const, count } }
    })
    return Object.fromEntries(dryInstead(items, people, shopFoods))
  }
  expect(dry({ chickpeas: 3 }, 1)).toEqual({})
  expect(dry({ chickpeas: 7 }, 1)).toEqual({ chickpeas: 700 })
  expect(dry({ chickpeas: 7 }, 4)).toEqual({})
  expect(dry({ chickpeas: 3, whiteBeans: 2 }, 1)).toEqual({ chickpeas: 300 })
  expect(dry({ chickpeas: 4, whiteBeans: 4 }, 1)).toEqual({ chickpeas: 400, whiteBeans: 400 })
  expect(dry({ tuna: 7, tinnedCorn: 4, peas: 7, greenBeans: 7 }, 1)).toEqual({})
})

test.each([
  ["rice", { by: "unit", unit: "packet", count: 2 }, { grams: 1000, isDrained: false }],
  ["chickpeas", { by: "unit", unit: "tin", count: 3 }, { grams: 240, isDrained: true }],
  ["sardines", { by: "unit", unit: "tin", count: 1 }, { grams: 85, isDrained: true }],
  ["tinnedTomatoes", { by: "unit", unit: "tin", count: 1 }, { grams: 400, isDrained: false }],
  // Lentils come in tins for a kitchen without a stove.
  ["lentils", { by: "unit", unit: "tin", count: 2 }, { grams: 240, isDrained: true }],
  ["lentils", { by: "unit", unit: "packet", count: 2 }, { grams: 500, isDrained: false }],
  ["banana", { by: "unit", unit: "unit", count: 2 }, undefined],
  ["potato", { by: "weight", grams: 500 }, undefined],
] as const)("a package of %s, bought as %j, is of %j", (food, amount, size) => {
  expect(packageOf({ food, amount }, shopFoods)).toEqual(size)
})
