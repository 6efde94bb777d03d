import { expect, it } from "vitest"
import { drawnFoods } from "./drawn-foods.ts"
import { pictures } from "./pictures.ts"
import { svgOf } from "./svg.ts"

it.each(pictures)("the picture of recipe $recipe.id shows its own food and nothing else", ({ recipe, picture }) => {
  const eaten = recipe.ingredients.map(({ food }) => food)
  const shown = picture.foods.map(([drawing]) => drawing)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((drawing) => !drawnFoods[drawing].some((food) => eaten.includes(food)))).toEqual([])
  if (recipe.id <= 21) expect(shown.flatMap((drawing) => drawnFoods[drawing])).toContain(eaten[0])
})

it("no two recipes have the same picture", () => {
  const drawn = pictures.map(({ picture }) => JSON.stringify(picture))
  expect(new Set(drawn).size).toBe(pictures.length)
})

it("a fork and a spoon lie beside what is eaten with them, and not beside a shake or a sandwich", () => {
  const paths = (id: number) => {
    const found = pictures.find(({ recipe }) => recipe.id === id)
    const [table = ""] = (found && svgOf(id, found.picture).match(/<g id="table">.*?<\/g>/)) ?? []
    return table.match(/<path/g)?.length
  }
  const [porridge, shake, sandwich] = [paths(1), paths(30), paths(103)]
  expect([porridge, shake, sandwich]).toEqual([4, 2, 2])
})
