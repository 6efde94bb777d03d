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

const fillsItsVessel = ["orangeSoup", "porridge", "yogurt", "redSauce", "brownBroth", "darkBroth", "paleBroth"]

it("what fills a vessel lies in its middle, under everything else, and in nothing flat", () => {
  const filled = pictures.flatMap(({ recipe: { id }, picture: { dish, foods } }) =>
    foods.flatMap(([food, x, y, size = 1], index) =>
      fillsItsVessel.includes(food) ? [{ id, dish, isUnder: index === 0 && x === 0 && y === 0 && size <= 1.02 }] : [],
    ),
  )
  expect(filled.length).toBeGreaterThan(20)
  expect(filled.filter(({ dish, isUnder }) => !isUnder || dish === "plate" || dish === "board")).toEqual([])
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
