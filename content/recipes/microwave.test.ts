import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import type { RecipeText } from "#domain/recipe.ts"
import { microwaved } from "./microwave.ts"
import { writtenRecipes } from "./recipes.ts"

/** Their steps name another way: a steamer, a pot, or cold. */
const eitherWay = [23, 26, 83, 116, 119, 207]

test.each(languages)(
  "whatever asks for a microwave in %s is known, so that the recipe names a way without one",
  (language) => {
    const asking = writtenRecipes.filter(({ id, shelf }) => {
      const texts: Record<string, RecipeText> = JSON.parse(
        readFileSync(`${import.meta.dirname}/${language}/${shelf}.json`, "utf8"),
      )
      return texts[id]?.steps.some(({ text }) => /micro-?(wave|ondas)/i.test(text))
    })
    const ids = asking.map(({ id }) => id)
    expect(ids.toSorted((a, b) => a - b)).toEqual([...microwaved, ...eitherWay].toSorted((a, b) => a - b))
  },
)
