import { brotliCompressSync } from "node:zlib"
import { expect, test } from "vitest"
import { knownFoods } from "#content/known-foods/known-foods.ts"
import { questionWords } from "#content/plan-words/questions.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { withKnownFoods } from "#domain/food/known-foods.ts"
import { languages } from "#domain/language.ts"
import { createKindModel, isSurelyOfPlan } from "#domain/plan/questions/kind-model.ts"
import { kindTextOf } from "#domain/plan/questions/kind-text.ts"
import { kindsOfQuestion } from "#domain/plan/questions/kinds.ts"
import { entriesOfPlan, readPlanPhrases } from "../../scripts/train/plan-phrases.ts"
import { readSet } from "./measure.ts"
import { modelText } from "./model-text.ts"
import { readerIn } from "./reader-in.ts"

const table = withKnownFoods(wishTable, knownFoods)
const textOfKind = kindTextOf(questionWords, table)
const likelyKinds = createKindModel(JSON.parse(modelText("plan")), textOfKind)

test("the model of kinds is at most 40 kB", () => {
  expect(brotliCompressSync(modelText("plan")).length).toBeLessThanOrEqual(40_000)
})

test.each(languages)(
  "in %s each kind has at least 15 phrases beside those held back, none of which is among them",
  (lang) => {
    const phrases = readPlanPhrases(lang)
    const taught = phrases.filter(({ isHeldBack }) => !isHeldBack)
    for (const kind of kindsOfQuestion)
      expect(taught.filter((each) => each.kind === kind).length).toBeGreaterThanOrEqual(15)
    const texts = new Set(taught.map(({ text }) => text))
    expect(phrases.filter(({ text, isHeldBack }) => isHeldBack && texts.has(text))).toEqual([])
  },
)

test.each(languages)("of phrases held back in %s two in three have what they ask among the first three", (lang) => {
  const held = readPlanPhrases(lang).filter(({ isHeldBack }) => isHeldBack)
  const found = held.filter(({ text, kind }) => {
    const first = likelyKinds(text).kinds.slice(0, 3)
    return first.some((each) => each.kind === kind)
  })
  expect(held.length).toBeGreaterThan(200)
  expect(found.length / held.length).toBeGreaterThanOrEqual(2 / 3)
})

test.each(languages)(
  "between two sentences of a story in %s every second phrase still has what it asks among the first three",
  (lang) => {
    const held = readPlanPhrases(lang)
      .filter(({ isHeldBack }) => isHeldBack)
      .filter((_, index) => index % 3 === 0)
    const stories = readSet("tuning", lang).harmless.map((line) => line.replace(/[.!?]+$/, ""))
    const found = held.filter(({ text, kind }, index) => {
      const [before, behind] = [stories[7 * index], stories[7 * index + 3]]
      const first = likelyKinds(`${before}, ${text}, ${behind}`).kinds.slice(0, 3)
      return first.some((each) => each.kind === kind)
    })
    expect(held.length).toBeGreaterThan(50)
    expect(found.length / held.length).toBeGreaterThanOrEqual(1 / 2)
  },
)

test.each(languages)(
  "in %s at most three of 100 questions that nothing answers at once are taken for her plan's",
  async (lang) => {
    const read = await readerIn(lang)
    const { questions } = readSet("tuning", lang)
    const others = questions.filter(({ ids }) => !ids.some((id) => String(id) in entriesOfPlan))
    const taken = others.filter(({ text }) => read(text).entry === null && isSurelyOfPlan(likelyKinds(text).ofPlan))
    expect(others.length).toBeGreaterThan(500)
    expect(taken.length / others.length).toBeLessThanOrEqual(0.03)
  },
)
