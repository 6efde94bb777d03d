import { globSync, readFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { expect, test } from "vitest"
import { isSuitable } from "#domain/food/exclusions.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import { foodOfWish } from "#domain/food/wish.ts"
import { languages } from "#domain/language.ts"
import { foodNamesByRegion } from "./food-names.ts"
import { foods } from "./foods.ts"
import { wishTable } from "./wish-words/table.ts"

type Names = Record<string, string>

const files = globSync("food-names/*/*.json", { cwd: import.meta.dirname }).map((path) => ({
  language: basename(dirname(path)),
  region: basename(path, ".json"),
  names: read(path),
}))

function read(path: string): Names {
  return JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, "utf8"))
}

test("each region has its names, and each file of names its region", () => {
  const named = languages.flatMap((language) =>
    [...new Set(Object.values(foodNamesByRegion[language]))].map((region) => `${language} ${region}`),
  )
  expect(files.map(({ language, region }) => `${language} ${region}`).sort()).toEqual(named.sort())
})

test.each(languages)("in %s every food that the words can leave out has a name, and no other has", (language) => {
  const named = wishTable.words.flatMap(({ foods = "", also = "", wishes = [] }) => [
    ...foods.split(" "),
    ...also.split(" "),
    ...wishes.flatMap((wish) => foodOfWish(wish) ?? []),
  ])
  const kin = Object.values(foods).flatMap((food) => food.kin)
  const others = [...named, ...kin].filter((key) => key && !foods[key])
  expect(Object.keys(read(`other-foods/${language}.json`)).sort()).toEqual([...new Set(others)].sort())
})

test.each(files)(
  "in $language of $region each name is another one than elsewhere, and no two foods share one",
  (file) => {
    const everywhere = read(`locales/${file.language}/foods.json`)
    expect(Object.keys(file.names).filter((key) => !foods[key])).toEqual([])
    expect(Object.keys(file.names).filter((key) => file.names[key] === everywhere[key])).toEqual([])
    const shown = Object.values({ ...everywhere, ...file.names })
    expect(new Set(shown).size).toBe(shown.length)
  },
)

const shown = files.flatMap(({ language, region, names }) =>
  Object.entries({ ...read(`locales/${language}/foods.json`), ...names }).map(([food, name]) => ({
    language: `${language}-${region}`,
    food,
    name,
  })),
)

test.each(shown)("who writes $name, as the list in $language calls it, leaves out $food", ({ food, name }) => {
  const { wishes } = understandWishes(name, "restrictions", wishTable)
  const dish = { ingredients: [{ food, grams: 1, measure: { count: 1, unit: "unit" as const } }] }
  expect(isSuitable(dish, wishes, foods), wishes.join()).toBe(false)
})
