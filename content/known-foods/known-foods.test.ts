import { globSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { readKnownFoods, withKnownFoods } from "#domain/food/known-foods.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import { allergenWishes, generalWishes, type Wish } from "#domain/food/wish.ts"
import { lexiconOf } from "#domain/food/wish-lexicon.ts"
import { wishTokens } from "#domain/food/wish-tokens.ts"
import { languages } from "#domain/language.ts"
import { knownFoods } from "./known-foods.ts"

const table = withKnownFoods(wishTable, knownFoods)
const known = readKnownFoods(knownFoods)
const names = known.flatMap((food) => food.names.flat())

function read(text: string) {
  return understandWishes(text, "restrictions", table)
}
function readWithout(text: string) {
  return understandWishes(text, "restrictions", wishTable)
}
function folded(text: string): string {
  return wishTokens(text)
    .map((token) => token.folded)
    .join(" ")
}
function allergensIn(wishes: readonly Wish[]) {
  return allergenWishes.filter((allergen) => wishes.includes(allergen))
}

test("each line has names in three languages, and no name stands in two lines", () => {
  const lineOf = new Map<string, number>()
  for (const [line, { names: inLanguages }] of known.entries()) {
    expect(inLanguages, inLanguages.join(" | ")).toHaveLength(languages.length)
    for (const name of inLanguages.flat()) {
      expect(name).not.toBe("")
      expect(lineOf.get(folded(name)) ?? line, name).toBe(line)
      lineOf.set(folded(name), line)
    }
  }
})

test("with the foods of our dishes and texts they are 600 and more", () => {
  const inTable = new Set(wishTable.words.flatMap((word) => word.foods?.split(" ") ?? []).filter(Boolean))
  expect(known.length + inTable.size).toBeGreaterThan(600)
})

test("what is said to be in them is known, and their kin are foods of our dishes", () => {
  const signs = ["meat", "pork", "redMeat", ...allergenWishes]
  for (const { has = "", kin = "", leavesOut = "", names: lines } of knownFoods) {
    const more = lines.split("\n").flatMap((line) => line.split("|")[3]?.trim().split(" ") ?? [])
    expect([...has.split(" "), ...more].filter((sign) => sign && !signs.includes(sign))).toEqual([])
    expect(kin.split(" ").filter((key) => key && !foods[key])).toEqual([])
    expect(leavesOut.split(" ").filter((wish) => wish && !generalWishes.includes(wish as Wish))).toEqual([])
  }
})

test.each([
  ["as they are", (name: string) => name],
  ["without accents", (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "")],
  ["in capitals", (name: string) => name.toUpperCase()],
])("each name is understood as itself %s", (_, change) => {
  const missed = names.filter((name) => {
    const { inNoDish, unknown } = read(change(name))
    return inNoDish.length !== 1 || folded(inNoDish[0]?.word ?? "") !== folded(name) || unknown.length > 0
  })
  expect(missed).toEqual([])
})

test("in each name something is not read without them, and so they are fetched for it", () => {
  expect(names.filter((name) => readWithout(name).unknown.length === 0)).toEqual([])
})

test("none takes a word of another sense, or from what it meant before", () => {
  const words = [...wishTable.words.map((word) => word.words), ...Object.values(wishTable.cues)].flatMap((each) =>
    each.split(", "),
  )
  const texts = [...words, ...words.map((word) => `${word}s`), ...wishTable.lookalikes.split(" ")]
  const changed = texts.filter((text) => {
    const before = readWithout(text)
    return before.unknown.length === 0 && JSON.stringify(before) !== JSON.stringify(read(text))
  })
  expect(changed).toEqual([])
  const { corrected } = lexiconOf(wishTable)
  expect(names.filter((name) => wishTokens(name).some((token) => corrected(token)))).toEqual([])
})

test.each([
  ["left out", ""],
  ["that makes her ill", "alergia a "],
])("one %s leaves out every allergen that the parts of its name mean", (_, before) => {
  const lost = names.filter((name) => {
    const kept = read(before + name).wishes
    return allergensIn(readWithout(before + name).wishes).some((allergen) => !kept.includes(allergen))
  })
  expect(lost).toEqual([])
})

/** Words that name no food in recipes, as in "crisp bread" and "nothing runs". */
const inAnotherSense = ["bolinhas", "bolitas", "runs", "crisp", "crumble", "cottage"]

describe("no dish has what is said to be in none", () => {
  const { match } = lexiconOf(table)

  function inNoDishIn(text: string): string[] {
    const tokens = wishTokens(text)
    const found: string[] = []
    for (let at = 0; at < tokens.length; ) {
      const { length = 1, meaning } = match(tokens, at) ?? {}
      const spelling = tokens.slice(at, at + length).map((token) => token.spelling.toLowerCase())
      if (meaning?.word?.inNoDish) found.push(spelling.join(" "))
      at += length
    }
    return found
  }

  const files = globSync("{recipes/*/*,preparations/*,food-names/*/*,locales/*/foods}.json", {
    cwd: `${import.meta.dirname}/..`,
  })
  test.each(files)("%s", (path) => {
    const text = readFileSync(`${import.meta.dirname}/../${path}`, "utf8")
    expect(inNoDishIn(text).filter((word) => !inAnotherSense.includes(word))).toEqual([])
  })
})

const samples: readonly (readonly [string, ...string[]])[] = [
  ["fígado"],
  ["trout", "fish"],
  ["truta", "fish"],
  ["trucha", "fish"],
  ["caviar", "fish"],
  ["anguila", "fish"],
  ["cod liver oil", "fish"],
  ["surimi", "fish"],
  ["Worcestershire sauce", "fish", "gluten"],
  ["molho inglês", "fish", "gluten"],
  ["oysters", "mollusc"],
  ["ostras", "mollusc"],
  ["chipirones", "mollusc"],
  ["lobster", "crustacean"],
  ["lavagante", "crustacean"],
  ["roquefort", "milk"],
  ["queso manchego", "milk"],
  ["sorvete", "milk"],
  ["margarine", "milk"],
  ["cappuccino", "milk"],
  ["pizza", "gluten", "milk"],
  ["croissant", "gluten", "milk", "egg"],
  ["bolo", "gluten", "milk", "egg"],
  ["galletas", "gluten"],
  ["udon", "gluten", "soy"],
  ["lager", "gluten"],
  ["alioli", "egg"],
  ["sushi", "fish", "soy", "sesame"],
  ["paella", "fish", "crustacean", "mollusc"],
  ["moqueca", "fish", "crustacean"],
  ["pad thai", "peanut", "fish"],
  ["peanut butter", "peanut"],
  ["peanut brittle", "peanut"],
  ["satay", "peanut"],
  ["pesto", "treeNuts", "milk"],
  ["pistachios", "treeNuts"],
  ["nocilla", "treeNuts"],
  ["tahini", "sesame"],
  ["falafel", "sesame"],
  ["quorn", "egg", "gluten"],
  ["piccalilli", "mustard"],
  ["celery salt", "celery"],
  ["vinho tinto", "sulphite"],
  ["rhubarb"],
  ["coffee"],
  ["agave"],
]
test.each(samples)("who is allergic to %s leaves out what is in it", (name, ...allergens) => {
  const { wishes } = read(`alergia a ${name}`)
  expect(wishes).toEqual(expect.arrayContaining(allergens))
  if (allergens.length === 0) expect(wishes).toEqual([])
})

test("to leave one out leaves out nothing else, but where it stands for its kind", () => {
  for (const name of ["liver", "hígado", "trucha", "pizza", "sushi", "queijo azul", "vino", "carne de pato"])
    expect(read(`no ${name}`).wishes, name).toEqual([])
  expect(read("ostras").wishes).toEqual(["mollusc"])
  expect(read("lavagante").wishes).toEqual(["crustacean", "mollusc"])
  expect(read("jamón serrano").wishes).toEqual(["noPork"])
  expect(read("cereza").wishes).toEqual([])
})

test("who likes one likes its kin, and it is known what goes against it", () => {
  const { likes, inNoDish } = understandWishes("trout, oysters, tripe", "preferredFoods", table)
  expect(likes).toEqual(expect.arrayContaining(["salmon", "tuna"]))
  expect(inNoDish.map(({ word }) => word)).toEqual(["trout", "oysters", "tripe"])
  expect(inNoDish.map(({ against }) => against)).toEqual([
    expect.arrayContaining(["fish", "vegan", "vegetarian"]),
    expect.arrayContaining(["mollusc", "vegetarian"]),
    expect.arrayContaining(["noMeat", "noRedMeat"]),
  ])
})
