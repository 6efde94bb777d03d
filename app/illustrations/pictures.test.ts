import { expect, it } from "vitest"
import { writtenRecipes } from "#content/recipes/recipes.ts"
import type { Recipe } from "#domain/recipe.ts"
import { drawnFoods } from "./drawn-foods.ts"
import { formerPictures } from "./former-pictures.ts"
import { pictureFromParts } from "./from-parts.ts"
import { pictures } from "./pictures.ts"

const pictureOf = (recipe: Recipe) => pictures[recipe.id] ?? formerPictures[recipe.id] ?? pictureFromParts(recipe)

it.each(writtenRecipes)("the picture of recipe $id shows its own food and nothing else", (recipe) => {
  const eaten = recipe.ingredients.map(({ food }) => food)
  const shown = pictureOf(recipe).foods.map(([drawing]) => drawing)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((drawing) => !drawnFoods[drawing].some((food) => eaten.includes(food)))).toEqual([])
  if (recipe.id <= 21) expect(shown.flatMap((drawing) => drawnFoods[drawing])).toContain(eaten[0])
})

it("no two recipes have the same picture", () => {
  const drawn = writtenRecipes.map((recipe) => JSON.stringify(pictureOf(recipe)))
  expect(new Set(drawn).size).toBe(writtenRecipes.length)
})
