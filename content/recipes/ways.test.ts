import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { preparations } from "#content/preparations.ts"
import { type Appliance, appliances, lackedFor, type Ways } from "#domain/food/appliance.ts"
import { type Language, languages } from "#domain/language.ts"
import type { RecipeText } from "#domain/recipes/recipe.ts"
import { writtenRecipes } from "./recipes.ts"
import { seconds } from "./seconds.ts"
import { formerMixedNuts, snacks } from "./snacks.ts"
import { eitherWay, heatOf, mashedOrBlended, microwaved, usesMicrowave } from "./ways.ts"

const words: Record<Language, Record<Exclude<Appliance, "microwave">, RegExp>> = {
  pt: {
    oven: /\bforno\b|assadeira/i,
    stove: /panela|frigideira|fogo\b|torr/i,
    blender: /liquidificador|\bmixer\b|\bbata [oa] (banana|manga|kefir|leite|bebida)/i,
    kettle: /chaleira/i,
  },
  en: {
    oven: /\b(oven|bake|roast)\b/i,
    stove: /\b(pan|pot|saucepan|hob|stove|toast|fry|simmer|grill|boil the)\b|over a \S+ heat/i,
    blender: /\bblend/i,
    kettle: /kettle/i,
  },
  es: {
    oven: /\bhorno\b|hornea|bandeja/i,
    stove: /\bolla|cazo|sartén|fuego|tuesta/i,
    blender: /licua|licúa|batidora|tritúra|\bbate (el plátano|el mango|el kéfir|la leche|la bebida)/i,
    kettle: /hervidor/i,
  },
}
const boiledBefore = {
  pt: /cozidos? (na véspera|antes|no dia anterior)/i,
  en: /boiled (the day before|beforehand)/i,
  es: /cocidos? (antes|el día anterior|la víspera)/i,
}
const tinned = {
  pt: /lata|já cozida, do mercado|de pacote/i,
  en: /tin|Ready-cooked|sold ready/i,
  es: /lata|ya cocida|listas/i,
}

/** True if something can be made in one of its ways in a kitchen that has only the appliances `has`. */
const isMadeWith = (ways: Ways, ...has: Appliance[]) =>
  lackedFor(
    ways,
    appliances.filter((each) => !has.includes(each)),
  ).length === 0
const takes = (ways: Ways, appliance: Appliance) =>
  !isMadeWith(ways, ...appliances.filter((each) => each !== appliance))
const idsOf = (recipes: typeof writtenRecipes) => recipes.map(({ id }) => id)
const sorted = (ids: Iterable<number>) => [...ids].toSorted((one, other) => one - other)

describe.each(languages)("in %s", (language) => {
  const read = (path: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, "utf8"))
  const stepsOf = ({ id, shelf }: (typeof writtenRecipes)[number]) => {
    const texts: Record<string, RecipeText> = read(`${language}/${shelf}.json`)
    return texts[id]?.steps.map(({ text }) => text) ?? []
  }
  const { oven, stove, blender, kettle } = words[language]
  const naming = (word: RegExp) => writtenRecipes.filter((recipe) => stepsOf(recipe).some((step) => word.test(step)))
  const extras = [...snacks, ...formerMixedNuts, ...seconds]
  const howOf = (id: string): string => read(`${language}/snacks.json`)[id].how

  test("whatever asks for a microwave is known, so that the recipe names a way without one", () => {
    const ids = idsOf(writtenRecipes.filter((recipe) => stepsOf(recipe).some(usesMicrowave)))
    expect(sorted(ids)).toEqual(sorted([...microwaved, ...eitherWay]))
    expect(idsOf(writtenRecipes.filter(({ ways }) => takes(ways, "microwave")))).toEqual([])
  })

  test("what is said to need no stove names none, and a kettle or a microwave where that is said", () => {
    const marked = writtenRecipes.filter((recipe) => heatOf(recipe))
    expect(new Set(marked.map(heatOf)).size).toBe(3)
    for (const recipe of marked) {
      const steps = stepsOf(recipe).join(" ")
      const name = `recipe ${recipe.id}: ${steps}`
      expect(kettle.test(steps), name).toBe(heatOf(recipe) === "kettle")
      expect(usesMicrowave(steps), name).toBe(heatOf(recipe) === "microwave")
      const namesPot = eitherWay.has(recipe.id) || heatOf(recipe) === "kettle"
      if (!namesPot) expect(stove.test(steps), name).toBe(false)
    }
  })

  test("an oven is named where a recipe takes one", () => {
    expect(idsOf(naming(oven))).toEqual(idsOf(writtenRecipes.filter(({ ways }) => takes(ways, "oven"))))
  })

  test("a blender is named where a recipe takes one, and where the steps mash without it", () => {
    const taking = writtenRecipes.filter(({ id, ways }) => takes(ways, "blender") || mashedOrBlended.has(id))
    expect(idsOf(naming(blender))).toEqual(idsOf(taking))
  })

  test("what can be made without a stove names none, or another way beside it", () => {
    const without = writtenRecipes.filter(({ ways }) => isMadeWith(ways, "oven", "microwave", "blender", "kettle"))
    expect(without.length).toBeGreaterThan(25)
    for (const recipe of without) {
      const steps = stepsOf(recipe).join(" ")
      const isNamed = stove.test(steps) || boiledBefore[language].test(steps)
      if (isNamed) expect(usesMicrowave(steps) || kettle.test(steps), `recipe ${recipe.id}: ${steps}`).toBe(true)
    }
  })

  test("what can be made without any appliance asks for none", () => {
    const cold = writtenRecipes.filter(({ ways }) => isMadeWith(ways))
    expect(cold.length).toBeGreaterThan(12)
    for (const recipe of cold) {
      const steps = stepsOf(recipe).join(" ")
      const asks = [oven, stove, blender, kettle, boiledBefore[language]].some((word) => word.test(steps))
      expect(asks, `recipe ${recipe.id}: ${steps}`).toBe(false)
      if (usesMicrowave(steps)) expect(steps).toMatch(/\b(cold|frias?|fría|frías)\b/i)
    }
  })

  test("a snack or a second helping takes what its text names", () => {
    for (const { id, ways } of extras) {
      const how = howOf(id)
      const name = `${id}: ${how}`
      expect(blender.test(how), name).toBe(takes(ways, "blender"))
      expect(takes(ways, "oven") || takes(ways, "kettle"), name).toBe(false)
      const isHeated = stove.test(how) || usesMicrowave(how) || boiledBefore[language].test(how)
      if (isHeated) expect(isMadeWith(ways, "blender"), name).toBe(false)
      if (isHeated && !usesMicrowave(how)) expect(isMadeWith(ways, "microwave"), name).toBe(false)
    }
  })

  test("what is cooked the day before names a microwave where it may take one, and what is sold ready where it takes nothing", () => {
    const texts: Record<string, { how: string }> = read(`../preparations/${language}.json`)
    for (const { key, ways } of preparations) {
      const how = texts[key]?.how ?? ""
      expect(usesMicrowave(how), key).toBe(!isMadeWith(ways) && isMadeWith(ways, "microwave"))
      expect(tinned[language].test(how), key).toBe(isMadeWith(ways))
      expect(isMadeWith(ways, "stove"), key).toBe(true)
    }
  })
})

test("with what is cooked for it the day before, a cold plate may take a stove", () => {
  const waysOf = (id: number) => writtenRecipes.find((recipe) => recipe.id === id)?.ways ?? []
  expect(isMadeWith(waysOf(50), "stove") && isMadeWith(waysOf(50), "microwave")).toBe(true)
  expect(isMadeWith(waysOf(50))).toBe(false)
  expect(isMadeWith(waysOf(68))).toBe(true)
  expect(takes(waysOf(49), "stove")).toBe(true)
  expect(isMadeWith(waysOf(69), "oven")).toBe(false)
  expect(isMadeWith(waysOf(69), "oven", "microwave")).toBe(true)
})
