import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import type { RecipeText } from "#domain/recipe.ts"
import { eitherWay, heatOf, microwaved, usesMicrowave } from "./microwave.ts"
import { writtenRecipes } from "./recipes.ts"

const kettle = { pt: /chaleira/i, en: /kettle/i, es: /hervidor/i }
const stove = {
  pt: /panela|frigideira|fogo\b|forno|torr/i,
  en: /\b(pan|pot|saucepan|hob|stove|oven|toast|fry|simmer)\b/i,
  es: /\bolla|cazo|sartén|fuego|horno|tuesta/i,
}

describe.each(languages)("in %s", (language) => {
  const stepsOf = ({ id, shelf }: (typeof writtenRecipes)[number]) => {
    const texts: Record<string, RecipeText> = JSON.parse(
      readFileSync(`${import.meta.dirname}/${language}/${shelf}.json`, "utf8"),
    )
    return texts[id]?.steps.map(({ text }) => text) ?? []
  }

  test("whatever asks for a microwave is known, so that the recipe names a way without one", () => {
    const asking = writtenRecipes.filter((recipe) => stepsOf(recipe).some(usesMicrowave))
    const ids = asking.map(({ id }) => id)
    expect(ids.toSorted((a, b) => a - b)).toEqual([...microwaved, ...eitherWay].toSorted((a, b) => a - b))
  })

  test("what is said to need no stove names none, and a kettle or a microwave where that is said", () => {
    const marked = writtenRecipes.filter((recipe) => heatOf(recipe))
    expect(new Set(marked.map(heatOf)).size).toBe(3)
    for (const recipe of marked) {
      const steps = stepsOf(recipe).join(" ")
      const name = `recipe ${recipe.id}: ${steps}`
      expect(kettle[language].test(steps), name).toBe(heatOf(recipe) === "kettle")
      expect(usesMicrowave(steps), name).toBe(heatOf(recipe) === "microwave")
      if (!eitherWay.has(recipe.id)) expect(stove[language].test(steps), name).toBe(false)
    }
  })
})
