import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { panRounds } from "#domain/plan/cooking/pot-minutes.ts"
import type { RecipeText } from "#domain/recipes/recipe.ts"
import { inPanOf } from "./pans.ts"
import { writtenRecipes } from "./recipes.ts"

const sideBySide =
  /(?:minutes? (?:on each|a) side|minute (?:on each|a) side|3 minutes; turn|pancakes|hot pan as a disc|over the pan and wait|tapioca over it|lay the mozzarella on it)/i
/** Tortillas are warmed one after the other within a minute, so they need no second round. */
const besides = /half a minute a side/i

const stepsOf = ({ id, shelf }: (typeof writtenRecipes)[number]): RecipeText["steps"] => {
  const texts: Record<string, RecipeText> = JSON.parse(readFileSync(`${import.meta.dirname}/en/${shelf}.json`, "utf8"))
  return texts[id]?.steps ?? []
}

test("each recipe that browns its servings side by side says in which step, and no other", () => {
  const found = writtenRecipes.filter((recipe) =>
    stepsOf(recipe).some(({ text }) => sideBySide.test(text.replace(besides, ""))),
  )
  const told = writtenRecipes.filter((recipe) => inPanOf(recipe))
  expect(told.length).toBeGreaterThan(15)
  expect(told.map(({ id }) => id)).toEqual(found.map(({ id }) => id))
  for (const recipe of told) {
    const { text = "" } = stepsOf(recipe)[(inPanOf(recipe)?.step ?? 0) - 1] ?? {}
    expect(text, `recipe ${recipe.id}`).toMatch(/pan|side|fry|brown|eggs/i)
  }
})

test("a pan for two is filled once for two, twice for four and four times for eight", () => {
  expect(panRounds({ servings: 2 }, 6, 2)).toBeUndefined()
  expect(panRounds({ servings: 2 }, 6, 3)).toEqual({ rounds: 2, minutes: 6 })
  expect(panRounds({ servings: 2 }, 6, 4)).toEqual({ rounds: 2, minutes: 6 })
  expect(panRounds({ servings: 2 }, 6, 8)).toEqual({ rounds: 4, minutes: 18 })
  expect(panRounds(undefined, 6, 8)).toBeUndefined()
})
