import { globSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { answersIn } from "#domain/chat/answer.ts"
import type { WrittenFaqEntry } from "#domain/chat/faq-entries.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { leftOutBy } from "#domain/food/left-out.ts"
import type { Wish } from "#domain/food/wish.ts"
import { type Language, languages } from "#domain/language.ts"
import { plainText, textWithout } from "#domain/marked-text.ts"
import { foodsIn } from "#tests/foods-in-text.ts"
import { answers } from "./answers/answers.ts"
import { en as enAnswers } from "./answers/en.ts"
import { es as esAnswers } from "./answers/es.ts"
import { pt as ptAnswers } from "./answers/pt.ts"
import { faq as en } from "./faq/en.ts"
import { faq as es } from "./faq/es.ts"
import { faq as pt } from "./faq/pt.ts"
import { nameable } from "./food-groups.ts"
import { en as enReminders } from "./reminders/en.ts"
import { es as esReminders } from "./reminders/es.ts"
import { pt as ptReminders } from "./reminders/pt.ts"
import { wishTable } from "./wish-words/table.ts"

const faqs: Record<Language, readonly WrittenFaqEntry[]> = {
  pt: [...pt, ...answersIn(answers, ptAnswers)],
  en: [...en, ...answersIn(answers, enAnswers)],
  es: [...es, ...answersIn(answers, esAnswers)],
}
const reminders = { pt: ptReminders, en: enReminders, es: esReminders }

type Text = { place: string; text: string }
type Day = { tip: string; tipInstead?: string; ritual: string }

function readJson(path: string) {
  return JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, "utf8"))
}

const days = (language: Language): Day[] => readJson(`plan/${language}.json`)

/** All texts that a signed-in mother reads, except those made from her own dishes. */
function textsOf(language: Language): Text[] {
  const messages = globSync(`locales/${language}/*.json`, { cwd: import.meta.dirname })
    .filter((path) => !notSaidToHer.some((name) => path.endsWith(`/${name}.json`)))
    .flatMap((path) => textsIn(readJson(path), path.slice("locales/en/".length, -".json".length)))
  const guides = globSync(`guides/${language}/*.json`, { cwd: import.meta.dirname }).flatMap((path) =>
    textsIn(readJson(path), path.slice("guides/en/".length, -".json".length)),
  )
  const entries = faqs[language].flatMap(({ id, answer, byCountry = {} }) =>
    [answer, ...Object.values(byCountry)].map((text) => ({ place: `${id}`, text })),
  )
  return [
    ...entries,
    ...days(language).flatMap((day, index) => textsIn(day, `day ${index + 1}`)),
    ...textsIn(reminders[language], "reminder"),
    ...messages,
    ...guides,
  ]
}

function textsIn(value: unknown, place: string): Text[] {
  if (typeof value === "string") return [{ place, text: value }]
  return Object.entries(value ?? {}).flatMap(([key, each]) =>
    textsIn(each, /^\d+$/.test(key) ? place : `${place} ${key}`),
  )
}

/**
 * Files whose texts do not suggest eating anything to a signed-in mother: names of foods, allergens and measures, the
 * mails, and the pages for visitors and the team.
 */
const notSaidToHer = ["foods", "allergens", "wishes", "landing", "mail", "team", "measures", "recipe"]

/** Texts that name a food without a mark, by the reason why they do not suggest eating it. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  "it warns of these, or says what needs no leaving out": [
    "5",
    "6",
    "7",
    "10",
    "12",
    "173",
    "184",
    "189",
    "196",
    "209",
    "190",
    "401",
    "402",
    "day 5 tip",
    "terms emergencyText",
    "understood refer-warfarin",
  ],
  "she asks about this food, or says that she leaves it out": [
    "8",
    "20",
    "21",
    "182",
    "183",
    "186",
    "187",
    "188",
    "200",
    "205",
    "211",
    "312",
    "499",
    "509",
    "510",
    "511",
  ],
  "it is about milk of her own": ["9", "11", "49", "193", "199", "202", "203", "206"],
  "it is about the baby's food, skin or signs": [
    "159",
    "253",
    "257",
    "258",
    "260",
    "264",
    "267",
    "274",
    "168",
    "410",
    "413",
    "419",
    "426",
    "430",
    "432",
    "449",
    "587",
    "552",
    "554",
    "557",
    "558",
  ],
  "the last of a list, or its first, of which the rest is marked": [
    "4",
    "14",
    "15",
    "17",
    "39",
    "40",
    "72",
    "192",
    "194",
    "210",
    "day 2 tip",
  ],
  "safe for anyone who eats it at all: how to cook and choose": ["181"],
  "how a food is kept, frozen, cooked or measured, by whoever eats it": [
    "505",
    "506",
    "507",
    "508",
    "513",
    "514",
    "518",
    "538",
    "539",
  ],
  "no food in these words": [
    "197",
    "247",
    "296",
    "301",
    "302",
    "303",
    "305",
    "512",
    "519",
    "520",
    "522",
    "525",
    "593",
    "595",
    "596",
    "559",
    "562",
    "566",
    "consent-stored reminders",
    "privacy servicesText",
    "privacy abroadText",
    "language themeLight",
    "accessibility motionText",
    "terms sourcesText",
    "plan-facts vessels-boilAndFry",
  ],
  "said only of a dish that has it": [
    "plan-facts withoutOven",
    "plan-facts withoutStove-egg",
    "plan-facts withoutMicrowave-tortilla",
    "plan-facts withoutMicrowave-vegetables",
    "plan-facts vessels-soupAndMeat",
    "plan-facts doubt-egg",
    "plan-facts doubt-tapioca",
    "plan-facts doubt-meatApart",
  ],
  "said of her own dishes, which are without it": ["reasons reason-fish", "reasons reason-legumes"],
  "replaced by her own dish and snack as soon as she has told anything": [
    "dashboard mainMealTextDay1",
    "dashboard snackText",
  ],
  "the page that stands in for the help page": ["help-now soupTitle", "help-now soupIngredients", "help-now soupSteps"],
  "a verb, spelled as a food": ["259"],
  "the names of shelves": ["shopping-list vegetables", "shopping-list fruits"],
  "the spices that the steps of her own dishes name": [
    "shopping-list spices",
    "shopping-list spice-paprika",
    "shopping-list spice-cinnamon",
  ],
  "what she may tap as left out, or as liked, of which what she leaves out is not shown": [
    "onboarding restrictionsPhrases",
    "onboarding preferredFoodsPhrases",
  ],
}
const unmarked = Object.values(reasons).flat()

/**
 * Sections of guides whose foods need no mark, because they are about what the baby needs and suggest no food to the
 * mother.
 */
const guideParts = [
  "breast-and-milk formula list",
  "breast-and-milk coffee list",
  "breast-and-milk nipples list",
  "breast-and-milk nipples heading",
  "bottle-and-pump which list",
  "baby-sleep dummies list",
  "baby-days",
  "body-again checks list",
  "mood-and-sleep safe-sleep list",
  "visits-and-rights",
]

/** True for texts in which "milk" means the food; in all others it is breast milk. */
function isOfFood(place: string): boolean {
  return Number(place) <= 100 || (Number(place) > 180 && Number(place) < 212) || place.startsWith("day ")
}

const passages = /<food:([^>]*)>(.*?)<\/food>/g
const links = /\[[^\]]*\]\([^)]*\)/g

function foodsOf(name: string): readonly FoodKey[] {
  return nameable.groups[name] ?? [name]
}

describe.each(languages)("in %s", (language) => {
  const texts = textsOf(language)

  test("a text names no food outside of a mark, but for the exceptions", () => {
    const naming = texts.flatMap(({ place, text }) => {
      const rest = plainText(text.replaceAll(passages, "").replaceAll(/\{[^{} ]*\}/g, " · "))
      const named = foodsIn(rest, language).filter((name) => name !== "animalMilk" || isOfFood(place))
      return named.length > 0 ? [`${place}: ${named}`] : []
    })
    const isException = (place: string) => unmarked.includes(place) || guideParts.some((part) => place.startsWith(part))
    expect(naming.filter((each) => !isException(each.split(":")[0] ?? ""))).toEqual([])
  })

  test("every dish that a text leads to is in a mark", () => {
    for (const { place, text } of texts.filter((each) => !/^chat(-plan)? /.test(each.place)))
      expect(text.replaceAll(passages, ""), place).not.toContain("](/my-plan/recipe/")
  })

  test("a mark has the keys of all foods and dishes in its passage", () => {
    // Phrases such as "without milk" do not suggest a food.
    for (const { place, text } of texts.filter((each) => each.place !== "8"))
      for (const [, names = "", passage = ""] of text.matchAll(passages)) {
        const dishes = [...passage.matchAll(/\]\(\/my-plan\/recipe\/(\d+)\)/g)].map(([, id]) => id)
        const marked = names.split(",")
        expect(marked, place).toEqual(expect.arrayContaining(dishes))
        const keys = marked.flatMap(foodsOf)
        for (const named of foodsIn(plainText(passage.replaceAll(links, " · ")), language))
          expect(keys, `${place}: ${passage}`).toEqual(
            expect.arrayContaining(foodsOf(named).flatMap((it) => it.split(" "))),
          )
      }
  })

  test("no mark is within another, and each names what is known", () => {
    for (const { place, text } of texts) {
      expect(text.replaceAll(passages, "$2"), place).not.toMatch(/<\/?food/)
      for (const [, names = ""] of text.matchAll(passages))
        for (const name of names.split(","))
          expect(
            name in nameable.groups || name in nameable.natures || nameable.recipes.some(({ id }) => `${id}` === name),
            name,
          ).toBe(true)
    }
  })

  const household: readonly { wishes: readonly Wish[] }[] = [
    { wishes: ["treeNuts", "peanut", "vegan"] },
    { wishes: ["milk", "egg", "gluten"] },
    { wishes: ["fish", "soy", "sesame"] },
    { wishes: ["vegetarian"] },
  ]
  test.each(household)("for $wishes what is left of a text reads well", ({ wishes }) => {
    const leftOut = leftOutBy(wishes, nameable)
    for (const { place, text } of texts.filter((each) => each.text.includes("<food:"))) {
      const left = textWithout(text.replaceAll(/\{[\w+-]+(?: [\w+-]+)*\}/g, "A sign."), new Set(), leftOut)
      expect(scarIn(left), `${place}: ${left}`).toBeNull()
    }
  })

  test("every day has a tip for everybody", () => {
    const all = leftOutBy(
      ["vegan", "gluten", ...(Object.keys(nameable.natures).map((key) => `food:${key}`) as Wish[])],
      nameable,
    )
    for (const { tip, tipInstead = "" } of days(language))
      expect(textWithout(tip, new Set(), all) || textWithout(tipInstead, new Set(), all)).toMatch(/[.!?]$/)
  })

  test("a mother allergic to nuts who eats no animals reads of neither in her tips", () => {
    const leftOut = leftOutBy(["treeNuts", "peanut", "vegan"], nameable)
    const tips = days(language).map(({ tip, tipInstead = "" }) => textWithout(tip, new Set(), leftOut) || tipInstead)
    const named = tips.flatMap((tip) => foodsIn(tip, language)).flatMap(foodsOf)
    expect(named.filter((key) => leftOut.has(key))).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  })
})

test("every food that her words can mean is known by what is in it", () => {
  const keys = wishTable.words.flatMap(({ foods = "", also = "" }) => `${foods} ${also}`.split(" ")).filter(Boolean)
  for (const key of keys) expect(nameable.natures, key).toHaveProperty(key)
})

/**
 * The first flaw, such as a double space, that shows where a passage was removed from a text; null if there is none.
 */
function scarIn(text: string): string | null {
  const scars = [/ {2}/, / [.,;:!?]/, /[,;:][.,;:]/, /^\P{L}*\p{Ll}/mu, /[.!?] \p{Ll}/u, /[,;:]$/m, /\(\s*\)/]
  return scars.map((scar) => text.match(scar)?.[0]).find((found) => found !== undefined) ?? null
}
