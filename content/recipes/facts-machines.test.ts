import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import type { RecipeText } from "#domain/recipes/recipe.ts"
import { machineFacts, vesselFacts, withoutMachine } from "./facts-machines.ts"
import { grated, type Machine, machinesOf, steamed, toasted, twoVesselsOf, vegetablesInMicrowave } from "./machines.ts"
import { writtenRecipes } from "./recipes.ts"

const dishOf = (id: number) => {
  const dish = writtenRecipes.find((recipe) => recipe.id === id)
  if (!dish) throw new Error(`There is no recipe ${id}`)
  return dish
}
const keysOf = (id: number, machine: Machine, isHalfway?: boolean) =>
  withoutMachine(dishOf(id), machine, isHalfway).map(({ key }) => key)
const sorted = (ids: Iterable<number>) => [...ids].toSorted((one, other) => one - other)

const words: Record<Language, { grate: RegExp; toaster: RegExp; steam: RegExp; second: RegExp }> = {
  pt: {
    grate: /\bral[ae]/i,
    toaster: /torradeira/i,
    steam: /cuscuzeira|em que caiba uma peneira|no vapor/i,
    second: /frigideira|outra panela|aqueça, tampado|no vapor|panela/i,
  },
  en: {
    grate: /\bgrate/i,
    toaster: /toaster/i,
    steam: /steamer|fine sieve|steam the/i,
    second: /frying pan|another p|water|covered, until steaming|steam/i,
  },
  es: {
    grate: /\br[aá]ll/i,
    toaster: /tostador/i,
    steam: /vaporera|colador fino|al vapor/i,
    second: /sartén|otra olla|tapado, hasta que humee|al vapor|agua/i,
  },
}

describe.each(languages)("in %s", (language) => {
  const { grate, toaster, steam, second } = words[language]
  const stepsOf = (id: number) => {
    const { shelf } = dishOf(id)
    const texts: Record<string, RecipeText> = JSON.parse(
      readFileSync(`${import.meta.dirname}/${language}/${shelf}.json`, "utf8"),
    )
    return (texts[id]?.steps ?? []).map(({ text }) => text).join(" ")
  }
  const naming = (word: RegExp) => writtenRecipes.map(({ id }) => id).filter((id) => word.test(stepsOf(id)))

  test("whatever is grated, toasted or steamed is known", () => {
    expect(sorted(naming(grate))).toEqual(sorted(grated))
    expect(sorted(naming(toaster))).toEqual(sorted(toasted))
    for (const id of steamed) expect(stepsOf(id), `recipe ${id}`).toMatch(steam)
  })

  test("what is said to take two pots or pans at once names a second", () => {
    const two = writtenRecipes.filter(twoVesselsOf)
    expect(two.length).toBeGreaterThan(15)
    for (const { id } of two) expect(stepsOf(id), `recipe ${id}`).toMatch(second)
  })

  test("what cooks vegetables in the microwave says so, with water", () => {
    const asks = /micro-?(?:wave|ondas)[^.]*(?:água|water|agua)/i
    for (const id of vegetablesInMicrowave) expect(stepsOf(id), `recipe ${id}`).toMatch(asks)
  })
})

test("of each machine that a recipe takes something is said, and none is needed that its ways do without", () => {
  for (const dish of writtenRecipes) {
    const named = machinesOf(dish)
    expect(machineFacts(dish).length, `recipe ${dish.id}`).toBeGreaterThanOrEqual(named.length)
    for (const { machine, isNeeded } of named) {
      const others = dish.ways.some((way) => !way.some((each) => each === machine))
      expect(isNeeded, `recipe ${dish.id} ${machine}`).toBe(!others)
    }
    expect(vesselFacts(dish)).toHaveLength(1)
  }
})

test("a soup is mashed by fork, a shake is eaten by spoon, and what stops halfway is finished at once", () => {
  expect(keysOf(9, "blender")).toEqual(["withoutBlender"])
  expect(keysOf(9, "blender", true)).toEqual(["halfwayBlender", "withoutBlender"])
  expect(withoutMachine(dishOf(39), "blender")).toEqual([{ key: "withoutBlender-drink", foods: ["mango", "banana"] }])
  expect(keysOf(12, "blender")).toEqual(["notNeeded-blender"])
  expect(keysOf(69, "oven")).toEqual(["withoutOven", "airFryer"])
  expect(keysOf(2, "oven")).toEqual(["notNeeded-oven"])
  expect(keysOf(2, "airFryer")).toEqual(["airFryerNone"])
  expect(keysOf(12, "pressureCooker")).toEqual(["pressureCooker"])
  expect(keysOf(67, "microwave")).toEqual(["withoutMicrowave-vegetables"])
})

test("without a stove raw meat, fish and eggs are cooked until nothing is pink or runny", () => {
  for (const dish of writtenRecipes) {
    const facts = withoutMachine(dish, "stove")
    const isRaw = dish.ingredients.some(({ food }) => /^(chicken|beef|ground|pork|tilapia|hake|salmon|egg$)/.test(food))
    const takesStove = machinesOf(dish).some(({ machine }) => machine === "stove")
    if (isRaw && takesStove && dish.cooking !== "none")
      expect(
        facts.map(({ key }) => key),
        `recipe ${dish.id}`,
      ).toEqual(["withoutStove-raw"])
  }
  expect(withoutMachine(dishOf(9), "stove")).toEqual([{ key: "withoutStove-raw", foods: ["chickenBreast"] }])
})

test("what came cooked from the day before is bought ready or cooked otherwise, an egg never in its shell", () => {
  expect(withoutMachine(dishOf(47), "stove")).toEqual([{ key: "withoutStove-before", foods: ["potato"] }])
  expect(keysOf(105, "stove")).toEqual(["withoutStove-egg"])
  expect(keysOf(97, "stove")).toEqual(["withoutStove-warmed", "withoutStove-before"])
  for (const dish of writtenRecipes) {
    const isNamed = machinesOf(dish).some(({ machine }) => machine === "stove")
    const facts = withoutMachine(dish, "stove").map(({ key }) => key)
    expect(facts.includes("notNeeded-stove"), `recipe ${dish.id}`).toBe(!isNamed)
  }
})
