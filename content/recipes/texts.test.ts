import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { foods } from "#content/foods.ts"
import { library } from "#content/library.ts"
import { preparations } from "#content/preparations.ts"
import { type Language, languages } from "#domain/language.ts"
import { plainText } from "#domain/marked-text.ts"
import { dietOf, type RecipeText, recipeShelves, usingUpIds } from "#domain/recipes/recipe.ts"
import { plainThings } from "./plain-things.ts"
import { writtenRecipes } from "./recipes.ts"
import { seconds } from "./seconds.ts"
import { formerMixedNuts, snacks } from "./snacks.ts"

function read<T>(path: string): T {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../${path}`, "utf8"))
}

type Titled = RecipeText & { title: string }
const texts = Object.fromEntries(
  languages.map((language) => {
    const titles = read<Record<string, string>>(`recipes/${language}/titles.json`)
    const bodies = recipeShelves.map((shelf) => read<Record<string, RecipeText>>(`recipes/${language}/${shelf}.json`))
    const body = Object.assign({}, ...bodies) as Record<string, RecipeText>
    return [language, Object.fromEntries(Object.keys(titles).map((id) => [id, { title: titles[id], ...body[id] }]))]
  }),
) as Record<Language, Record<string, Titled>>
type SnackText = { title: string; how: string }
const snackTexts = Object.fromEntries(
  languages.map((language) => [language, read<Record<string, SnackText>>(`recipes/${language}/snacks.json`)]),
) as Record<Language, Record<string, SnackText>>
const names = Object.fromEntries(
  languages.map((language) => [language, read<Record<string, string>>(`locales/${language}/foods.json`)]),
) as Record<Language, Record<string, string>>
const tips = Object.fromEntries(
  languages.map((language) => {
    const written = read<{ tip: string }[]>(`plan/${language}.json`)
    return [language, written.map(({ tip }) => ({ tip: plainText(tip) }))]
  }),
) as Record<Language, { tip: string }[]>

const cases = languages.flatMap((language) => writtenRecipes.map((recipe) => ({ language, id: recipe.id, recipe })))

test.each(languages)("in %s there are words for each recipe and no other, each with its own title", (language) => {
  const forms = library.usingUpForms.map((_, place) => usingUpIds.first + place * usingUpIds.perForm)
  const ids = [...writtenRecipes.map(({ id }) => id), ...forms]
  expect(Object.keys(texts[language])).toEqual(ids.map(String))
  expect(new Set(Object.values(texts[language]).map(({ title }) => title)).size).toBe(ids.length)
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

test.each(languages)(
  "in %s each snack and second helping has a title of its own and says how it is made",
  (language) => {
    const written = snackTexts[language]
    const offered = [...snacks, ...seconds].map(({ id }) => id)
    expect(Object.keys(written)).toEqual([
      ...offered,
      ...formerMixedNuts.map(({ id }) => id),
      ...plainThings.map(({ id }) => id),
    ])
    expect(new Set(offered.map((id) => written[id]?.title)).size).toBe(offered.length)
    // Journeys that still have the earlier nuts show the same title.
    for (const { id } of formerMixedNuts) expect(written[id]?.title).toBe(written[snacks[0]?.id ?? ""]?.title)
    expect(Object.values(written).every(({ title, how }) => title.trim() && how.trim())).toBe(true)
  },
)

test.each(languages)("in %s each preparation says how it is done, and how long it keeps", (language) => {
  const written = read<Record<string, SnackText>>(`preparations/${language}.json`)
  expect(Object.keys(written)).toEqual(preparations.map(({ key }) => key))
  expect(Object.values(written).every(({ title, how }) => title.trim() && how.trim())).toBe(true)
  const [tomorrow, days] = { en: ["tomorrow", "two days"], pt: ["amanhã", "dois dias"], es: ["mañana", "dos días"] }[
    language
  ]
  for (const { key, keepsDays } of preparations) {
    expect(written[key]?.how, key).toContain(keepsDays === 1 ? tomorrow : days)
  }
})

test("a food that is weighed cooked is cooked by the recipe, prepared the day before, or comes from a tin", () => {
  for (const recipe of writtenRecipes) {
    for (const { food: key } of recipe.ingredients) {
      const food = foods[key]
      if (food?.weighed !== "cooked" || recipe.cooksItself.includes(key)) continue
      const isTinned = food.sold.by === "unit" && food.sold.unit === "tin"
      expect(
        isTinned || preparations.some((preparation) => preparation.foods.includes(key)),
        `${recipe.id} ${key}`,
      ).toBe(true)
    }
  }
})

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
    const noPink = /nada rosado|sem rosa|no longer pink|no pink|(ya )?no se ve?a? (nada )?rosado|sin rosa/
    const flakes = /lascas|flakes easily/
    const done = {
      chickenBreast: noPink,
      chickenThigh: noPink,
      turkeyBreast: noPink,
      groundTurkey: noPink,
      groundBeef: noPink,
      beefSteak: noPink,
      porkLoin: noPink,
      tilapia: flakes,
      salmon: flakes,
      hake: flakes,
      shrimp: /rosado e firme|pink and firm|rosados y firmes/,
      egg: /não escorre|nada líquido|firme|nothing runs|runny|feels firm|set|cuaj|firme/,
    }
    const steps = (texts[language][id]?.steps ?? []).map(({ text }) => text).join(" ")
    for (const [food, cue] of Object.entries(done))
      if (recipe.ingredients.some((item) => item.food === food)) expect(steps, food).toMatch(cue)
  },
)

// Recipes have no time to cook rice, beans or lentils, so each summary tells her before she starts where to get them
// cooked.
const cookedBefore = {
  rice: { pt: /arroz.*geladeira.*pacote/, en: /rice.*fridge.*pouch/, es: /arroz.*refrigerador.*paquete/ },
  beans: { pt: /feijão.*cozinhou.*lata/, en: /beans.*have cooked.*tinned/, es: /frijoles.*hayas cocido.*lata/ },
  lentils: { pt: /lentilha.*geladeira.*lata/, en: /lentils.*fridge.*tin/, es: /lentejas.*refrigerador.*lata/ },
}

test.each(cases)(
  "recipe $id in $language says where its cooked rice, beans or lentils come from",
  ({ language, id, recipe }) => {
    const summary = texts[language][id]?.summary ?? ""
    // The summaries of later recipes do not say where to get these foods; their pages do under "Ready before you
    // start".
    if (recipe.id > 21) return
    for (const { food } of recipe.ingredients) {
      const kind = food === "blackBeans" || food === "cariocaBeans" ? "beans" : food
      if (kind in cookedBefore) expect(summary).toMatch(cookedBefore[kind as keyof typeof cookedBefore][language])
    }
  },
)

test.each(cases)("recipe $id in $language is called vegan only where its foods are", ({ language, id, recipe }) => {
  const diet = dietOf(recipe, foods)
  const words = `${texts[language][id]?.title} ${texts[language][id]?.summary}`
  if (/\bvegan[ao]?\b/i.test(words)) expect(diet).toBe("vegan")
  if (/\bvegetarian[ao]?\b/i.test(words)) expect(diet).toBe("vegetarian")
})

test.each([
  ["pt", /castanha-do-pará[^.]*uma ou duas[^.]*não todo/i],
  ["en", /Brazil nuts[^.]*one or two[^.]*not every day/i],
  ["es", /nueces de Brasil[^.]*una o dos[^.]*no todos los días/i],
] as const)("where Brazil nuts are named in %s, their bound is", (language, bound) => {
  expect(texts[language][204]?.summary).toMatch(bound)
  expect(tips[language][1]?.tip).toMatch(bound)
})

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

test.each([
  ["pt", "espadarte (meca)"],
  ["en", "swordfish"],
  ["es", "pez espada (emperador)"],
] as const)("the fish tip in %s names the swordfish as its fishmongers do", (language, name) => {
  expect(tips[language][3]?.tip).toContain(name)
})

test("the Spanish never says “coger”, which is vulgar in much of America", () => {
  expect(JSON.stringify([texts.es, tips.es])).not.toMatch(/\b(re)?co[gj](e|a|er|es|en|an|iendo)\b/i)
})

// What no text about food may claim or mention: weight loss, cures, products, doses, guarantees, guilt.
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

test.each(languages)("in %s whatever is steamed can be steamed in a sieve: few kitchens have a steamer", (language) => {
  const steamed = Object.values(texts[language]).filter(({ steps = [] }) =>
    steps.some(({ text }) => /steamer|cuscuzeira|vaporera/i.test(text)),
  )
  expect(steamed.length).toBeGreaterThan(0)
  for (const { title, steps } of steamed)
    expect(steps.map(({ text }) => text).join(" "), title).toMatch(/sieve|peneira|colador/i)
})

test.each(languages)("no text about food in %s claims what nobody can promise", (language) => {
  const all = JSON.stringify([texts[language], snackTexts[language], names[language], tips[language]])
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
