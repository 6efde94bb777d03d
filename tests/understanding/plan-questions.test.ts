import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { dishWords } from "#content/plan-words/dish.ts"
import { mentionWords } from "#content/plan-words/mentions.ts"
import { questionWords } from "#content/plan-words/questions.ts"
import { planWords } from "#content/plan-words/words.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { type Language, languages } from "#domain/language.ts"
import { readerOfDishes } from "#domain/plan/questions/dish-question.ts"
import { readerOfMentions } from "#domain/plan/questions/mentions.ts"
import { readerOfPlan } from "#domain/plan/questions/question.ts"
import type { Topic } from "#domain/plan/questions/topic-rules.ts"
import { readerOfCalm } from "#domain/plan/questions/week-question.ts"
import { readWrittenEntries } from "../../scripts/written-entries.ts"
import { readSet } from "./measure.ts"
import { readerIn } from "./reader-in.ts"

type Phrases = Record<Language, Record<string, readonly string[]>>

// Written in mothers' voices before the words were chosen, 60 for each kind and language; nobody chose a word by these.
const heldBack: Phrases = JSON.parse(readFileSync(`${import.meta.dirname}/sets/plan/held-back.json`, "utf8"))
const dishQuestionIn = readerOfDishes(dishWords)
const planQuestionIn = readerOfPlan(questionWords)
const asksOnlyOfWeek = readerOfCalm(planWords, readerOfMentions(mentionWords))

/** Topics that answer what a kind of the sets asks. */
const kindOf: Partial<Record<Topic, string>> = {
  ingredients: "contains",
  whichHave: "contains",
  printed: "sharing",
  usedUp: "leftovers",
  toBuyFor: "list",
  tick: "list",
}

function aboutOf(text: string): string | undefined {
  const ofDish = dishQuestionIn(text)
  if (ofDish?.about === "ingredients" || ofDish?.allergens) return "contains"
  const question = planQuestionIn(text, wishTable)
  const about = question?.about === "topic" ? (kindOf[question.topic] ?? question.topic) : question?.about
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

test.each(languages)("no message of danger in %s reads as one that asks about her week alone", (lang) => {
  const pairs = ["tuning/danger", "test/danger", "unseen/danger", "unseen/spread"].flatMap((name) => {
    const [set, file] = name.split("/")
    const path = `${import.meta.dirname}/sets/${set}/${lang}/${file}.txt`
    return existsSync(path) ? readFileSync(path, "utf8").split("\n") : []
  })
  const texts = pairs.map((line) => line.split(" | ").at(-1) ?? "")
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter(asksOnlyOfWeek)).toEqual([])
})

test.each([
  "don't want to see tomorrow",
  "não quero comer nada hoje",
  "no quiero comer",
  "I don't want dinner",
  "my husband asked if I did anything today",
])("“%s” says more than a question about her week", (text) => {
  expect(asksOnlyOfWeek(text)).toBe(false)
})

test.each([
  ["pt", "esse jantar não dá, tem algo mais fácil?"],
  ["en", "what's on today"],
  ["es", "no me gusta la cena, hay otra?"],
] as const)("what asks about her week alone is met with no comfort and no question: %s, “%s”", async (lang, text) => {
  const read = await readerIn(lang)
  expect(read(text)).toMatchObject({ level: "none", entry: "plan" })
  expect(read(text).mood).toBeUndefined()
})

test.each(languages)(
  "in %s a question of the specification is answered by its entry, never from her plan",
  async (lang) => {
    const read = await readerIn(lang)
    const { entries } = await readWrittenEntries(lang)
    const specified = entries.filter(({ id }) => id <= 90)
    expect(specified).toHaveLength(90)
    expect(specified.filter(({ question }) => read(question).entry === "plan").map(({ id }) => id)).toEqual([])
  },
)
