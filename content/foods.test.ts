import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { excludes } from "#domain/food/exclusions.ts"
import { type Allergen, aisles, type Diet, type Food, type Nutrition, shopUnits } from "#domain/food/food.ts"
import { languages } from "#domain/language.ts"
import { measureUnits } from "#domain/recipes/recipe.ts"
import { foods } from "./foods.ts"
import { writtenRecipes } from "./recipes/recipes.ts"
import { seconds } from "./recipes/seconds.ts"
import { formerMixedNuts, snacks } from "./recipes/snacks.ts"

// The rows as they were copied from TACO (4th ed., NEPA/UNICAMP, 2011) and the USDA National Nutrient Database (SR27,
// SR28).
const [header = "", ...lines] = readFileSync(`${import.meta.dirname}/foods/table.csv`, "utf8")
  .trim()
  .split("\n")
const figures = header.split(",").slice(2, 7) as (keyof Nutrition)[]
const rows = new Map(
  lines.map((line) => {
    const [key = "", row = "", ...numbers] = line.split(",", 7)
    const source = line.slice([key, row, ...numbers].join(",").length + 1)
    return [key, { row, numbers: numbers.map(Number), source: source.replace(/^"|"$/g, "").replaceAll('""', '"') }]
  }),
)
const entries = Object.entries(foods).map(([key, food]) => ({ key, food }))
const eatenIn = [...writtenRecipes, ...snacks, ...formerMixedNuts, ...seconds]
const used = new Set(eatenIn.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))

test("every ingredient is in the food table, and every food of the table is used", () => {
  expect(new Set(entries.map(({ key }) => key))).toEqual(used)
})

test.each(entries)("the figures of $key are those of the row that it names", ({ key, food }) => {
  const row = rows.get(key)
  expect(row?.row).toMatch(new RegExp(`^${food.source} \\w+$`))
  expect(figures.map((figure) => food[figure])).toEqual(row?.numbers)
})

const tables = {
  TACO: /TACO 4a ed\. 2011 \(NEPA\/UNICAMP\) #(\d+)|TACO #(\d+)/,
  SR27: /USDA SR27 \(2014\) NDB (\d{5})/,
  SR28: /USDA SR28 \(2015\) NDB (\d{5})/,
}

test("every source names its table and its row, and no row stands for two foods but where it is derived", () => {
  expect(rows.size).toBe(entries.length)
  const own = entries.filter(({ key }) => !/^(DERIVED|PROXY)/.test(rows.get(key)?.source ?? ""))
  expect(entries.length - own.length).toBeLessThanOrEqual(4)
  expect(new Set(own.map(({ key }) => rows.get(key)?.row)).size).toBe(own.length)
  for (const { key } of entries) {
    const [table = "", row] = rows.get(key)?.row.split(" ") ?? []
    const found = tables[table as keyof typeof tables]?.exec(rows.get(key)?.source ?? "")
    expect(found?.[1] ?? found?.[2], key).toBe(row)
  }
})

test.each(entries)("$key stands on a shelf of the shop and can be bought", ({ food }) => {
  expect(aisles).toContain(food.aisle)
  expect(food.sold.by === "weight" ? food.sold.yield : food.sold.gramsPerUnit).toBeGreaterThan(0)
})

test("cooked foods are those whose row is of the cooked food, drained ones those of the drained", () => {
  for (const { key, food } of entries) {
    const row = (rows.get(key)?.source ?? "").toLowerCase()
    const isCooked = /(?<!pré-)cozid[oa]|ckd/.test(row) && !/polenta/.test(row)
    const state = isCooked
      ? "cooked"
      : /drenad[oa]|drnd|drained|conserva(?!.*óleo)|enlatad/.test(row)
        ? "drained"
        : "asBought"
    expect(food.weighed, `${key}: ${row}`).toBe(state)
  }
})

test("what comes from animals and what sets off allergies is marked by the row's own name", () => {
  const has = (allergen: Allergen, diet: Diet) => (food: Food) =>
    food.allergens.includes(allergen) && food.diet === diet
  const marks: [RegExp, (food: Food) => boolean][] = [
    [
      /leite, de vaca|iogurte|queijo|ricota|"manteiga|"milk,|(?<!soy )(?<!soy)yogurt(?!.*tofu)|kefir|cheese/i,
      has("milk", "vegetarian"),
    ],
    [/\bovo\b/i, has("egg", "vegetarian")],
    [/sardin|tilapia|salm|merluza|tuna/i, has("fish", "fish")],
    [/shrimp|camar/i, has("crustacean", "fish")],
    [/frango|carne|turkey|porco/i, (food) => food.diet === "meat"],
    [/carne|porco/i, (food) => food.traits.includes("redMeat")],
    [/porco/i, (food) => food.traits.includes("pork")],
    [
      /"pão|aveia|macarrão, trigo|"pasta(?!.*(corn|gluten))|couscous|bread,rye/i,
      (food) => food.allergens.includes("gluten"),
    ],
    [/peanut/i, (food) => food.allergens.includes("peanut")],
    [/castanha|walnut|almonds|hazelnut|cashew|noz/i, (food) => food.allergens.includes("treeNuts")],
    [/soy|soja|tofu/i, (food) => food.allergens.includes("soy")],
    [/sesame|gergelim/i, (food) => food.allergens.includes("sesame")],
  ]
  for (const [name, isMarked] of marks) {
    const matching = entries.filter(({ key }) => name.test(rows.get(key)?.source ?? ""))
    expect(matching.length, String(name)).toBeGreaterThan(0)
    for (const { key, food } of matching) expect(isMarked(food), key).toBe(true)
  }
})

test.each(languages)("every food and every measure has a name in %s", (language) => {
  const read = (file: string) =>
    JSON.parse(readFileSync(`${import.meta.dirname}/locales/${language}/${file}.json`, "utf8"))
  expect(new Set(Object.keys(read("foods")))).toEqual(used)
  const states = ["asBought", "cooked", "drained"]
  expect(new Set(Object.keys(read("measures")))).toEqual(new Set([...measureUnits, ...shopUnits, ...states]))
})

test("every unit of the kitchen and of the shop measures something", () => {
  const kitchen = eatenIn.flatMap(({ ingredients }) => ingredients.map(({ measure }) => measure.unit))
  const shop = entries.flatMap(({ food }) => (food.sold.by === "unit" ? [food.sold.unit] : []))
  expect(new Set(kitchen)).toEqual(new Set(measureUnits))
  expect(new Set(shop)).toEqual(new Set(shopUnits))
})

test("who leaves out olives keeps their oil, and who leaves out the oil keeps olives", () => {
  expect(excludes("food:olives", "olives", foods)).toBe(true)
  expect(excludes("food:olives", "oliveOil", foods)).toBe(false)
  expect(excludes("food:oliveOil", "olives", foods)).toBe(false)
})

test("no food is its own kin", () => {
  for (const { key, food } of entries) expect(food.kin, key).not.toContain(key)
})
