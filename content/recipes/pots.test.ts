import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { preparations } from "#content/preparations.ts"
import { laterMinutes } from "#domain/plan/cooking/pot-minutes.ts"
import type { RecipeText } from "#domain/recipes/recipe.ts"
import { waterMlOf } from "./pots.ts"
import { writtenRecipes } from "./recipes.ts"

const boiling = /kettle|\bwater\b[^.]{0,40}to the boil|\bboil\b[^.]{0,20}water|boiling water|boil them in salted water/i
/** These recipes boil little water: under a steamer, or a few spoons over couscous. */
const ofLittle = [23, 110, 119, 207]
const mlPerCup = 240
const fractions: Readonly<Record<string, number>> = { "½": 0.5, "": 0 }

const stepsOf = ({ id, shelf }: (typeof writtenRecipes)[number]): string[] => {
  const texts: Record<string, RecipeText> = JSON.parse(readFileSync(`${import.meta.dirname}/en/${shelf}.json`, "utf8"))
  return (texts[id]?.steps ?? []).map(({ text }) => text)
}

test("every recipe whose first step brings water to the boil says how much, and no other", () => {
  const found = writtenRecipes.filter((recipe) => boiling.test(stepsOf(recipe)[0] ?? "")).map(({ id }) => id)
  const told = writtenRecipes.filter((recipe) => waterMlOf(recipe) !== undefined).map(({ id }) => id)
  expect(told.length).toBeGreaterThan(15)
  expect(found.filter((id) => !ofLittle.includes(id)).toSorted((a, b) => a - b)).toEqual(told.toSorted((a, b) => a - b))
})

test("where the steps name the water, it is as much", () => {
  let named = 0
  for (const recipe of writtenRecipes) {
    const said = /(\d+)(½?) (cups|ml) of (?:boiling )?water/.exec(stepsOf(recipe).join(" "))
    const ml = waterMlOf(recipe)
    if (!said || ml === undefined) continue
    const [, whole, half = "", unit] = said
    const count = Number(whole) + (fractions[half] ?? 0)
    expect(ml, `recipe ${recipe.id}`).toBe(unit === "ml" ? count : count * mlPerCup)
    named++
  }
  expect(named).toBeGreaterThan(5)
})

test("the water of more servings boils later, six minutes for each litre more, and of few no word is said", () => {
  expect([1, 2, 4, 8].map((servings) => laterMinutes(500, servings))).toEqual([0, 3, 9, 21])
  expect(laterMinutes(100, 4)).toBe(0)
  expect(laterMinutes(undefined, 8)).toBe(0)
  const rice = preparations.find(({ key }) => key === "rice")
  expect(laterMinutes(rice?.waterMl, 12)).toBe(7)
})

test("what is sold in a tin takes two minutes", () => {
  const inTins = preparations.filter(({ tinMinutes }) => tinMinutes !== undefined)
  expect(inTins.map(({ key, tinMinutes }) => [key, tinMinutes])).toEqual([
    ["beans", 2],
    ["lentils", 2],
  ])
})
