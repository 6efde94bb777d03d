import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { expect, it } from "vitest"
import { library } from "#content/library.ts"
import { writtenRecipes } from "#content/recipes/recipes.ts"
import { usingUpIds } from "#domain/recipes/recipe.ts"

const folder = join(import.meta.dirname, "pictures")
const lastOfStandardWeek = 21
const read = (id: number | string) => readFileSync(join(folder, `${id}.svg`), "utf8")
const ids = globSync("*.svg", { cwd: folder }).map((file) => basename(file, ".svg"))
/** A snack that only weeks of former editions plan, but that is still offered at night. */
const [, formerNuts] = library.formerSmartSnacks
const eatenSnacks = [...library.plainThings, ...library.snacks, formerNuts].filter(({ isDrink }) => !isDrink)
const foodsShown = (id: number | string) => [...read(id).matchAll(/data-food="(.*?)"/g)].map(([, food = ""]) => food)

it("each recipe and each snack has a picture, and each picture one of them", () => {
  const forms = library.usingUpForms.map((_, place) => usingUpIds.first + place * usingUpIds.perForm)
  const pictured = [...[...writtenRecipes, ...eatenSnacks].map(({ id }) => String(id)), ...forms.map(String)]
  expect(ids.toSorted()).toEqual(pictured.toSorted())
})

it.each(writtenRecipes)("the picture of recipe $id shows its own food and nothing else", ({ id, ingredients }) => {
  const eaten: string[] = ingredients.map(({ food }) => food)
  const shown = foodsShown(id)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((food) => !eaten.includes(food))).toEqual([])
  if (id <= lastOfStandardWeek) expect(shown).toContain(eaten[0])
})

it("the picture of a dish of what is left shows what each such dish is built on and nothing else", () => {
  for (const [place, { base }] of library.usingUpForms.entries()) {
    expect(new Set(foodsShown(usingUpIds.first + place * usingUpIds.perForm))).toEqual(new Set([base.food]))
  }
})

it.each(eatenSnacks)("the picture of snack $id shows its own food and nothing else", ({ id, ingredients }) => {
  const eaten: string[] = ingredients.map(({ food }) => food)
  expect(foodsShown(id).length).toBeGreaterThan(0)
  expect(foodsShown(id).filter((food) => !eaten.includes(food))).toEqual([])
})

it("no two recipes have the same picture", () => {
  expect(new Set(ids.map(read)).size).toBe(ids.length)
})

it("a picture takes its colours from the theme of the page", () => {
  const colours = readFileSync(join(import.meta.dirname, "illustration.css"), "utf8")
  for (const id of ids) {
    const used = new Set([...read(id).matchAll(/(?:fill|stroke)="(.*?)"/g)].map(([, colour = ""]) => colour))
    for (const colour of used) {
      const [, name] = colour.match(/^var\((--[\w-]+)\)$/) ?? []
      expect(name ? colours.includes(`${name}: light-dark(`) : colour === "none", `${id} ${colour}`).toBe(true)
    }
  }
})

it("a fork and a spoon lie beside what is eaten with them, and not beside a shake or a sandwich", () => {
  const paths = (id: number) =>
    read(id)
      .match(/<g id="table">.*?<\/g>/)?.[0]
      .match(/<path/g)?.length
  const [porridge, shake, sandwich] = [paths(1), paths(30), paths(103)]
  expect([porridge, shake, sandwich]).toEqual([4, 2, 2])
})
