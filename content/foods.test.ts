import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import { aisles, type Food, measureUnits, shopUnits } from "#domain/recipe.ts"
import { foods } from "./foods.ts"
import { recipes } from "./recipes/recipes.ts"

// The rows of TACO (4th ed., NEPA/UNICAMP, 2011) and of the USDA National Nutrient Database (SR27), as they were copied.
const [header = "", ...lines] = readFileSync(`${import.meta.dirname}/foods/table.csv`, "utf8")
  .trim()
  .split("\n")
const figures = header.split(",").slice(0, 5) as (keyof Food)[]
const rows = new Map(
  lines.map((line) => {
    const numbers = line.split(",", 5)
    const source = line.slice(numbers.join(",").length + 1)
    return [source.replace(/^"|"$/g, "").replaceAll('""', '"'), numbers.map(Number)]
  }),
)
const entries = Object.entries(foods).map(([key, food]) => ({ key, food }))
const used = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))

test("every ingredient is in the food table, and every food of the table is used", () => {
  expect(new Set(entries.map(({ key }) => key))).toEqual(used)
})

test.each(entries)("the figures of $key are those of the row that it names", ({ food }) => {
  const row = rows.get(food.source)
  expect(row, food.source).toHaveLength(5)
  expect(figures.map((figure) => food[figure])).toEqual(row)
})

test("every source names its table and its row, and no row stands for two foods", () => {
  const sources = entries.map(({ food }) => food.source)
  for (const source of sources)
    expect(source).toMatch(/^(TACO 4a ed\. 2011 \(NEPA\/UNICAMP\) #\d+|USDA SR27 \(2014\) NDB \d{5}) ".+"$/)
  expect(new Set(sources).size).toBe(sources.length)
  expect(rows.size).toBe(sources.length)
})

test.each(entries)("$key stands on a shelf of the shop and can be bought", ({ food }) => {
  expect(aisles).toContain(food.aisle)
  expect(food.sold.by === "weight" ? food.sold.yield : food.sold.gramsPerUnit).toBeGreaterThan(0)
})

test("cooked foods are those whose row is of the cooked food, drained ones those of the drained", () => {
  for (const { key, food } of entries) {
    const row = food.source.toLowerCase()
    const state = /cozid[oa]|ckd/.test(row) ? "cooked" : /drenad[oa]|drnd/.test(row) ? "drained" : "asBought"
    expect(food.weighed, key).toBe(state)
  }
})

test("what comes from animals and what sets off allergies is marked by the row's own name", () => {
  const marks: [RegExp, (food: Food) => boolean][] = [
    [/leite|iogurte|queijo|"manteiga|milk/i, (food) => food.allergens.includes("milk") && food.diet === "vegetarian"],
    [/ricota/i, (food) => food.allergens.includes("milk") && food.diet === "vegetarian"],
    [/\bovo\b/i, (food) => food.allergens.includes("egg") && food.diet === "vegetarian"],
    [/sardinha|tilapia/i, (food) => food.allergens.includes("fish") && food.diet === "fish"],
    [/frango|carne/i, (food) => food.diet === "meat"],
    [/trigo|aveia/i, (food) => food.allergens.includes("gluten")],
    [/peanut/i, (food) => food.allergens.includes("peanut")],
    [/castanha/i, (food) => food.allergens.includes("treeNuts")],
  ]
  for (const [name, isMarked] of marks) {
    const matching = entries.filter(({ food }) => name.test(food.source))
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
  const kitchen = recipes.flatMap(({ ingredients }) => ingredients.map(({ measure }) => measure.unit))
  const shop = entries.flatMap(({ food }) => (food.sold.by === "unit" ? [food.sold.unit] : []))
  expect(new Set(kitchen)).toEqual(new Set(measureUnits))
  expect(new Set(shop)).toEqual(new Set(shopUnits))
})
