import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, test } from "vitest"
import { regionalTitle } from "#domain/regional-title.ts"
import { foods } from "./foods.ts"
import { spanishTitleWords } from "./title-words.ts"

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, "utf8"))
}

const recipeTitles = Object.values(read<Record<string, string>>("recipes/es/titles.json"))
const snackTitles = Object.values(read<Record<string, { title: string }>>("recipes/es/snacks.json"))
const titles = [...recipeTitles, ...snackTitles.map(({ title }) => title)]
const regions = globSync("food-names/es/*.json", { cwd: import.meta.dirname }).map((path) => basename(path, ".json"))

function inRegion(region: string, title: string) {
  return regionalTitle(title, spanishTitleWords, read(`food-names/es/${region}.json`))
}

test("each word is that of a food, and stands in a title", () => {
  expect(spanishTitleWords.length).toBeGreaterThan(20)
  for (const [word, food] of spanishTitleWords) {
    expect(foods[food], word).toBeDefined()
    expect(titles.map((title) => title.toLowerCase()).filter((title) => title.includes(word)).length, word).not.toBe(0)
  }
})

test.each([
  ["MX", "Pasta con sardinas y calabacín", "Pasta con sardinas y calabacita"],
  ["MX", "Pollo a la plancha con batata", "Pollo a la plancha con camote"],
  ["MX", "Bistec con papas y judías verdes", "Bistec con papas y ejotes"],
  ["MX", "Papas rellenas de alubias", "Papas rellenas de frijoles"],
  ["MX", "Panecillo con sardinas y tomate", "Bolillo con sardinas y jitomate"],
  ["MX", "Manzana con crema de maní", "Manzana con crema de cacahuate"],
  ["MX", "Alforfón con puerro, guisantes y menta", "Alforfón con poro, chícharos y menta"],
  ["CL", "Pasta con requesón, calabacín y guisantes", "Pasta con ricota, zapallo italiano y arvejas"],
  ["AR", "Tostada con crema de maní y fresas", "Tostada con pasta de maní y frutillas"],
  [
    "AR",
    "Filete encebollado con arroz, frijoles negros y ensalada",
    "Bife encebollado con arroz, porotos negros y ensalada",
  ],
  ["AR", "Yuca en mantequilla con huevos", "Mandioca en manteca con huevos"],
  ["CO", "Plátano macho dorado con queso fresco", "Plátano dorado con queso fresco"],
  ["EC", "Avena cremosa con plátano", "Avena cremosa con guineo"],
  ["ES", "Tortilla de papas", "Tortilla de patatas"],
  ["ES", "Tortilla de papa y garbanzo", "Tortilla de patata y garbanzo"],
])("in %s %s is called %s", (region, title, regional) => {
  expect(titles).toContain(title)
  expect(inRegion(region, title)).toBe(regional)
})

test.each(regions)("in %s no two titles become one, and none has a word of the shop", (region) => {
  const regional = titles.map((title) => inRegion(region, title))
  expect(new Set(regional).size).toBe(new Set(titles).size)
  for (const title of regional) expect(title).not.toMatch(/\(|sin sal|en lata|en conserva|congelad|pasteurizad|magr/)
})

test("a food that the region calls as everywhere keeps its word", () => {
  expect(regionalTitle("Yuca dorada con frijoles", spanishTitleWords, {})).toBe("Yuca dorada con frijoles")
})
