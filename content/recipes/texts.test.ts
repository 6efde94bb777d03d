import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import type { RecipeText } from "#domain/recipe.ts"
import { recipes } from "./recipes.ts"

function read<T>(path: string): T {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../${path}`, "utf8"))
}

const texts = Object.fromEntries(
  languages.map((language) => [language, read<Record<string, RecipeText>>(`recipes/${language}.json`)]),
) as Record<Language, Record<string, RecipeText>>
const names = Object.fromEntries(
  languages.map((language) => [language, read<Record<string, string>>(`locales/${language}/foods.json`)]),
) as Record<Language, Record<string, string>>
const tips = Object.fromEntries(
  languages.map((language) => [language, read<{ tip: string }[]>(`plan/${language}.json`)]),
) as Record<Language, { tip: string }[]>

const cases = languages.flatMap((language) => recipes.map((recipe) => ({ language, id: recipe.id, recipe })))

test.each(languages)("in %s there are words for the 21 recipes and no other, each with its own title", (language) => {
  expect(Object.keys(texts[language])).toEqual(recipes.map(({ id }) => String(id)))
  expect(new Set(Object.values(texts[language]).map(({ title }) => title)).size).toBe(recipes.length)
})

test.each(cases)(
  "recipe $id in $language has a title, a summary and steps that fill its minutes",
  ({ language, id, recipe }) => {
    const text = texts[language][id]
    const steps = text?.steps ?? []
    expect([text?.title, text?.summary, ...steps.map((step) => step.text)].every((words) => words?.trim())).toBe(true)
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(recipe.minutes)
    expect(steps.every(({ minutes }) => Number.isInteger(minutes) && minutes > 0)).toBe(true)
    expect(steps.map(({ minutes }) => minutes)).toEqual(texts.pt[id]?.steps.map(({ minutes }) => minutes))
  },
)

test("recipe 2 has the five steps of the specification", () => {
  expect(texts.en[2]?.title).toBe("Grilled chicken with sweet potato")
  expect(texts.en[2]?.steps).toHaveLength(5)
})

test.each(cases)("the steps of recipe $id in $language use each of its ingredients", ({ language, id, recipe }) => {
  const steps = (texts[language][id]?.steps ?? []).map(({ text }) => text.toLowerCase()).join(" ")
  for (const { food } of recipe.ingredients) {
    const words = names[language][food]?.toLowerCase().match(/\p{L}{3,}/gu) ?? []
    expect(
      words.some((word) => steps.includes(word.slice(0, 5).replace(/s$/, ""))),
      food,
    ).toBe(true)
  }
})

test.each(cases)(
  "recipe $id in $language says when it is done, if it has meat, fish or egg",
  ({ language, id, recipe }) => {
    const done = {
      chickenBreast: /nada rosado|no longer pink|no pink|ya no se ve rosado/,
      groundBeef: /nada rosado|no pink/,
      beefSteak: /sem rosa|no longer pink|sin rosa/,
      tilapia: /lascas|flakes easily/,
      egg: /não escorre|nada líquido|firme|nothing runs|runny|feels firm|set|cuaj|firme/,
    }
    const steps = (texts[language][id]?.steps ?? []).map(({ text }) => text).join(" ")
    for (const [food, cue] of Object.entries(done))
      if (recipe.ingredients.some((item) => item.food === food)) expect(steps, food).toMatch(cue)
  },
)

test.each(languages)("in %s there is a tip for each of the seven days, all different", (language) => {
  expect(tips[language]).toHaveLength(7)
  expect(new Set(tips[language].map(({ tip }) => tip.trim())).size).toBe(7)
})

test.each([
  ["pt", /2 xícaras pequenas .*200 mg de cafeína/],
  ["en", /2 small cups .*200 mg of caffeine/],
  ["es", /2 tazas pequeñas .*200 mg de cafeína/],
] as const)("the coffee tip in %s says its bound", (language, bound) => {
  expect(tips[language].map(({ tip }) => tip).join(" ")).toMatch(bound)
})

// What no text about food may claim: weight loss, cures, products, doses, guarantees, guilt.
const forbidden = [
  /supl[ei]ment|supplement|whey|creatin/i,
  /emagrec|perder peso|perda de peso|weight.?loss|lose weight|slimming|adelgaz|pérdida de peso|\bdiet[ae]?\b/i,
  /d[ée]tox|desintoxic|cleans(e|ing)|depurativ/i,
  /queima(r|ndo)?\b.{0,12}gordura|fat.?burn|burns? fat|quema(r|ndo)?\b.{0,12}grasa|seca(r)? (a )?barriga|acelera/i,
  /d[ée]ficit|calorie.?(count|restrict)|contar calorias|contar calorías|low.?carb|zero carb/i,
  /\d\s?(?:mg|mcg|µg|ui|iu)\b(?! (?:de cafeína|of caffeine))/i,
  /(aument|produz|boost|increas|produc|estimul|sub[ei]).{0,30}\b(leite|milk|leche)\b|(mais|more|más) (leite|milk|leche)\b|galact|leite fraco|weak milk|leche floja/i,
  /\bcura\b|\bcures?\b|remédio|remedy|remedio|milagr|miracle|garant|guarante/i,
  /arruda|boldo|\bsene\b|senna|confrei|comfrey|kava|ruda\b|consuelda|fenogreco|fenugreek|feno-grego|alholva/i,
  /\bshould\b|\bmust\b|deveria|você deve|\bdebes\b|deberías|culpa|guilt/i,
  /\bcru[as]?\b|malpassad|\brare\b|poco hech|não pasteurizad|unpasteurised|sin pasteurizar|gema mole|runny yolk/i,
]

test.each(languages)("no text about food in %s claims what nobody can promise", (language) => {
  const all = JSON.stringify([texts[language], names[language], tips[language]])
  for (const claim of forbidden) expect(all.match(claim)?.[0], String(claim)).toBeUndefined()
})

test.each([
  "Este suplemento ajuda",
  "emagreça: emagrecer comendo",
  "suco detox",
  "queima a gordura da barriga",
  "burns fat while you sleep",
  "tome 500 mg",
  "aumenta a produção de leite",
  "makes more milk",
  "da más leche",
  "garante resultados",
  "You should eat less",
])("“%s” would be caught", (text) => {
  expect(forbidden.some((claim) => claim.test(text))).toBe(true)
})
