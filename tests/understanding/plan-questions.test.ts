import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { planWords } from "#content/plan-words/words.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { type Language, languages } from "#domain/language.ts"
import { dishQuestionIn } from "#domain/plan/dish-question.ts"
import { readerOfPlan } from "#domain/plan/question.ts"
import { readSet } from "./measure.ts"

type Phrases = Record<Language, Record<string, readonly string[]>>

// Written in mothers' voices before the words were chosen, 60 for each kind and language; nobody chose a word by these.
const heldBack: Phrases = JSON.parse(readFileSync(`${import.meta.dirname}/sets/plan/held-back.json`, "utf8"))
const planQuestionIn = readerOfPlan(planWords)

function aboutOf(text: string): string | undefined {
  const ofDish = dishQuestionIn(text)
  if (ofDish?.about === "ingredients" || ofDish?.allergen) return "contains"
  const about = planQuestionIn(text, wishTable)?.about
  return about ?? (ofDish?.about === "contains" ? "contains" : undefined)
}

const cases = languages.flatMap((lang) =>
  Object.entries(heldBack[lang]).map(([about, texts]) => [about, lang, texts] as const),
)

test.each(cases)("of the phrases held back, %s in %s is found in at least two of three", (about, _lang, texts) => {
  const found = texts.filter((text) => aboutOf(text) === about)
  expect(found.length / texts.length).toBeGreaterThanOrEqual(2 / 3)
})

test.each(languages)("in %s at least 86 of 100 are found, and at most 5 taken for another kind", (lang) => {
  const read = Object.entries(heldBack[lang]).flatMap(([about, texts]) => texts.map((text) => [about, aboutOf(text)]))
  const right = read.filter(([about, found]) => found === about)
  const other = read.filter(([about, found]) => found !== undefined && found !== about)
  expect(right.length / read.length).toBeGreaterThanOrEqual(0.86)
  expect(other.length / read.length).toBeLessThanOrEqual(0.05)
})

test.each(languages)("in %s at most one message of danger in 400 reads as a question about her plan", (lang) => {
  const { danger } = readSet("tuning", lang)
  const taken = danger.filter(({ text }) => planQuestionIn(text, wishTable))
  expect(taken.length / danger.length).toBeLessThanOrEqual(1 / 400)
})
