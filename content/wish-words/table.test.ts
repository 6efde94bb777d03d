import { expect, test } from "vitest"
import { excludes } from "#domain/food/exclusions.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import type { Wish } from "#domain/food/wish.ts"
import { wishTokens } from "#domain/food/wish-tokens.ts"
import { foods } from "../foods.ts"
import en from "../locales/en/foods.json" with { type: "json" }
import es from "../locales/es/foods.json" with { type: "json" }
import pt from "../locales/pt/foods.json" with { type: "json" }
import { wishTable } from "./table.ts"

const inLanguage: Record<string, Record<string, string>> = { pt, en, es }
const names = Object.keys(foods).map((key) => {
  const nameIn = (language: string) => inLanguage[language]?.[key] ?? ""
  return { key, pt: nameIn("pt"), en: nameIn("en"), es: nameIn("es") }
})
const languages = ["pt", "en", "es"] as const
/**
 * Words in the brackets after a food's name that are only parts of names; all others there are further names of the
 * food.
 */
const partsOfNames = new Set(["picada", "bell", "suco", "juice", "jugo"])

const namesOfFoods = names.flatMap((food) =>
  languages.flatMap((language) => {
    const brackets = [...food[language].matchAll(/\(([^)]*)\)/g)].flatMap(([, inside = ""]) => inside.split(", "))
    const main = food[language].replaceAll(/\s*\([^)]*\)/g, "")
    return [main, ...brackets].filter((name) => !partsOfNames.has(name)).map((name) => ({ food, name, language }))
  }),
)

type Food = (typeof names)[number]

function isLeftOut(food: Food, wishes: readonly Wish[]): boolean {
  return wishes.some((wish) => excludes(wish, food.key, foods))
}

function missedBy(change: (name: string, language: string) => string): string[] {
  return namesOfFoods
    .map(({ food, name, language }) => ({ food, text: change(name, language) }))
    .filter(({ food, text }) => !isLeftOut(food, understandWishes(text, "restrictions", wishTable).wishes))
    .map(({ food, text }) => `${food.key}: ${text}`)
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "")
}

function plural(name: string, language: string): string {
  const [first = "", ...rest] = name.split(/(?=[ -])/)
  if (/s$/.test(first)) return name
  if (/ão$/.test(first)) return [first.replace(/ão$/, "ões"), ...rest].join("")
  if (/[rz]$/.test(first) && language !== "en")
    return [`${first.replace(/z$/, language === "es" ? "c" : "z")}es`, ...rest].join("")
  return [`${first}s`, ...rest].join("")
}

test("every name of every food is recognised, and nothing of it is named as unknown", () => {
  expect(missedBy((name) => name)).toEqual([])
  const unread = namesOfFoods.filter(({ name }) => understandWishes(name, "restrictions", wishTable).unknown.length > 0)
  expect(unread.map(({ name }) => name)).toEqual(["Carioca or pinto beans", "Frijoles carioca o pintos"])
})

test("every food is liked by its name", () => {
  const missed = namesOfFoods.filter(
    ({ food, name }) => !understandWishes(name, "preferredFoods", wishTable).likes.includes(food.key),
  )
  expect(missed.map(({ food, name }) => `${food.key}: ${name}`)).toEqual(["peanutButter: cacahuete"])
})

test.each([
  ["in the plural", plural],
  ["in capitals", (name: string) => name.toUpperCase()],
  ["after sem", (name: string) => `sem ${name}`],
  ["after an allergy", (name: string) => `alergia a ${name}`],
  ["after no puedo comer", (name: string) => `no puedo comer ${name}`],
  ["after I can't have", (name: string) => `I can't have ${name}`],
  ["in a list with commas", (name: string) => `xpto, ${name}, arroz`],
  ["before e", (name: string) => `${name} e arroz`],
  ["after and", (name: string) => `salt and ${name}`],
  ["after y", (name: string) => `sal y ${name}`],
  ["between slashes", (name: string) => `sal/${name}/arroz`],
  ["on lines", (name: string) => `sal\n${name}\narroz`],
  ["under a heading", (name: string) => `Evito:\n- ${name}\n- arroz`],
] as const)("every name of every food is recognised %s", (_, change) => {
  expect(missedBy(change)).toEqual([])
})

test("every name of every food is recognised without accents", () => {
  expect(missedBy(withoutAccents)).toEqual([])
  expect(missedBy((name) => `${withoutAccents(name)}, arroz`)).toEqual([])
})

test("a wrong letter in a name of one word never makes it another food", () => {
  const wrong: string[] = []
  for (const { food, name } of namesOfFoods) {
    if (!/^\p{L}{6,}$/u.test(name)) continue
    const right = new Set<string>(understandWishes(name, "restrictions", wishTable).wishes)
    for (let at = 1; at < name.length; at++) {
      const text = `${name.slice(0, at)}${name[at] === "w" ? "k" : "w"}${name.slice(at + 1)}`
      const { wishes, unknown } = understandWishes(text, "restrictions", wishTable)
      if (unknown.length === 0 && (wishes.length === 0 || wishes.some((wish) => !right.has(wish))))
        wrong.push(`${food.key}: ${text}`)
    }
  }
  expect(wrong).toEqual([])
})

test("no word stands for two things", () => {
  const seen = new Map<string, number>()
  for (const [at, { words }] of wishTable.words.entries()) {
    for (const word of words.split(",")) {
      const folded = wishTokens(word)
        .map((token) => token.folded)
        .join(" ")
      expect(seen.get(folded) ?? at, word).toBe(at)
      seen.set(folded, at)
    }
  }
})

test("a group of which one food may be excepted holds all its foods", () => {
  const members = (wish: Wish) => new Set(wishTable.members[wish]?.split(" "))
  const excludedBy = (wish: Wish) => Object.keys(foods).filter((key) => excludes(wish, key, foods))
  for (const wish of ["noMeat", "fish", "vegetarian"] as const)
    for (const key of excludedBy(wish)) expect(members(wish), wish).toContain(key)
})

/** Words for foods in no recipe, so nothing would be left out. */
const inNoRecipe = new Set(
  (
    "lambLeg cod mackerel pratoCheese parmesan feta cottageCheese creamCheeseSpread arracacha watercress chayote aubergine " +
    "heartOfPalm basil pineapple kiwi watermelon guava tangerine acai melon plum peach passionFruit prunes driedApricots " +
    "hassAvocado cream flaxseed sugar ciderVinegar cinnamon bakingPowder yam mussels mustard celery"
  ).split(" "),
)

test("no dish has what is said to be in none, nor another form of it", () => {
  const said = wishTable.words.filter(({ inNoDish, wishes }) => inNoDish && !wishes)
  for (const { words, foods: keys = "", also = "" } of said)
    for (const named of `${keys} ${also}`.split(" ").filter(Boolean))
      expect(
        Object.keys(foods).filter((key) => excludes(`food:${named}`, key, foods)),
        words,
      ).toEqual([])
  expect(said.length).toBeGreaterThan(20)
})

test("every word for a food leaves something out, or is of a food that no recipe has", () => {
  const idle = wishTable.words.flatMap(({ words, foods: keys = "", wishes = [] }) => {
    const meant: readonly Wish[] =
      wishes.length > 0
        ? wishes
        : keys
            .split(" ")
            .filter(Boolean)
            .map((key): Wish => `food:${key}`)
    const isIdle =
      meant.length > 0 && !meant.some((wish) => Object.keys(foods).some((key) => excludes(wish, key, foods)))
    return isIdle ? [keys || words] : []
  })
  expect(idle.filter((key) => !inNoRecipe.has(key))).toEqual([])
})
