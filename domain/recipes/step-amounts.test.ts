import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { languages } from "../language.ts"
import { minutesToTime, withScaledAmounts } from "./step-amounts.ts"

test.each([
  ["Add 4 tablespoons of water.", 2, "Add 8 tablespoons of water."],
  ["Thin it with 1 tablespoon of water.", 3, "Thin it with 3 tablespoons of water."],
  ["Boil 1½ cups of water in a pot.", 2, "Boil 3 cups of water in a pot."],
  ["Ferva 1 xícara e meia de água.", 3, "Ferva 4½ xícaras de água."],
  ["Ponha 1 xícara de água e cozinhe 5 minutos.", 2, "Ponha 2 xícaras de água e cozinhe 5 minutos."],
  ["Hierve 2 tazas y media de agua.", 2, "Hierve 5 tazas de agua."],
  ["con 400 ml de agua, en trozos de 2 cm", 3, "con 1200 ml de agua, en trozos de 2 cm"],
  ["cut it into 3 thick slices", 2, "cut it into 6 thick slices"],
  ["Toste 2 fatias de pão com 2 colheres de azeite.", 0.5, "Toste 1 fatia de pão com 1 colher de azeite."],
  ["Slice the cucumber.", 4, "Slice the cucumber."],
])("%s for %d times as many: %s", (text, factor, expected) => {
  expect(withScaledAmounts(text, factor)).toBe(expected)
})

test.each([
  ["Fry for 2½ minutes on each side, then 5 minutes more.", [2.5, 5]],
  ["Doure por 2 minutos e meio de cada lado.", [2.5]],
  ["Sofríelos 1 minuto más.", [1]],
  ["Brown it until no pink is left.", [8]],
  ["Wash and chop the parsley and the tomato.", []],
  ["Lave e pique o tomate e a salsinha.", []],
  ["Lava y pica el tomate y el perejil.", []],
  ["Refogue a cebola até murchar.", [8]],
])("%s is timed by %j", (text, expected) => {
  expect(minutesToTime({ text, minutes: 8 })).toEqual(expected)
})

/** Numbers that are not amounts: times, thicknesses, and "2 more" after minutes. */
const noAmounts = /\d+(?:[.,]\d+)?[½¼]?\s*(?:minut|cm|mm|m[aá]s\b|more\b)|\d+ (?:a|to) \d+|\b\d+\. /gu

const amountsInWords =
  /(?<!\p{L})(?:half an?|an?|one|two|three|four|meia|uma|duas|tr[eê]s|quatro|media|una|dos|cuatro) (?:(?:big|large|small|level|heaped|grandes?|pequen[ao]s?|pequeñ[ao]s?) )?(?:(?:tea|table)spoons?|spoonfuls?|cups?|ladles?|slices?|colher(?:es)?|x[ií]caras?|conchas?|fatias?|cuchara(?:dit)?(?:s|das?)|cuchar[oó]n(?:es)?|tazas?|rebanadas?) (?:of|de) /iu

describe.each(languages)("in %s", (language) => {
  const folder = new URL(`../../content/recipes/${language}/`, import.meta.url)
  const shelves = readdirSync(folder).filter((name) => name !== "titles.json" && name !== "snacks.json")
  const steps = shelves.flatMap((name) => {
    const recipes: Record<string, { steps: { text: string }[] }> = JSON.parse(
      readFileSync(new URL(name, folder), "utf8"),
    )
    return Object.values(recipes).flatMap((recipe) => recipe.steps.map(({ text }) => text))
  })
  const numbersOf = (text: string) => text.replace(noAmounts, "").match(/\d+[¼½¾]?|[¼½¾]/gu) ?? []

  test("every amount in every step follows the servings, and nothing else changes", () => {
    expect(steps.length).toBeGreaterThan(300)
    let changed = 0
    for (const text of steps) {
      const doubled = withScaledAmounts(text, 4)
      const [before, after] = [numbersOf(text), numbersOf(doubled)]
      expect(after.length, text).toBe(before.length)
      for (const [index, number] of before.entries()) expect(after[index], `${text} → ${doubled}`).not.toBe(number)
      if (before.length > 0) changed++
      expect(text.match(noAmounts) ?? [], text).toEqual(doubled.match(noAmounts) ?? [])
    }
    expect(changed).toBeGreaterThan(30)
  })

  test("no step has an amount in words, which would stay as it is for more servings", () => {
    for (const text of steps) expect(text).not.toMatch(amountsInWords)
  })
})
