import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { stepIngredients } from "#domain/recipes/step-ingredients.ts"
import { recipes } from "./recipes.ts"

const read = (path: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, "utf8"))

it.each(languages)("every ingredient stands beside the step that first names it, in %s", (language) => {
  const names: Record<string, string> = read(`../locales/${language}/foods.json`)
  const files = readdirSync(`${import.meta.dirname}/${language}`).filter((file) => !/^(titles|snacks)/.test(file))
  const texts: Record<string, { steps: { text: string }[] }> = Object.assign(
    {},
    ...files.map((file) => read(`${language}/${file}`)),
  )
  const missing: string[] = []
  for (const { id, ingredients } of recipes) {
    const foods = ingredients.map(({ food }) => names[food] ?? food)
    const steps = texts[id]?.steps.map(({ text }) => text) ?? []
    const found = stepIngredients(steps, foods, language).flat()
    expect(new Set(found).size, `${id}`).toBe(found.length)
    missing.push(...foods.filter((_, place) => !found.includes(place)).map((food) => `${id} ${food}`))
  }

  expect(missing).toEqual([])
})
