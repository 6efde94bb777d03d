import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { readJudged, readJudgedOfFacts, readJudgedOfOffers, readJudgedOfPlan } from "./judged.ts"
import { readerIn } from "./reader-in.ts"

type Most = Record<Language, { card: number; question: number }>

/** Of 209 or 210 messages of each language, all without danger; a change may not alarm more of them. */
const most: Most = { pt: { card: 9, question: 24 }, en: { card: 10, question: 29 }, es: { card: 6, question: 28 } }
/** Of 30 of each, about her plan alone. */
const mostOfPlan: Most = { pt: { card: 1, question: 4 }, en: { card: 3, question: 1 }, es: { card: 0, question: 4 } }
/** Of 34 of each, likewise. */
const mostOfOffers: Most = { pt: { card: 1, question: 3 }, en: { card: 2, question: 1 }, es: { card: 1, question: 4 } }
/** Of 34 of each, by others once more. */
const mostOfFacts: Most = { pt: { card: 0, question: 3 }, en: { card: 1, question: 3 }, es: { card: 1, question: 2 } }

it.each(languages)("messages in %s whose replies were judged by others bring an alarm no oftener", async (language) => {
  const judged = readJudged(language)
  expect(judged.length).toBeGreaterThanOrEqual(209)
  await expectNoMoreAlarms(language, judged, most)
})

it.each(languages)("messages in %s about her plan, likewise judged, bring an alarm no oftener", async (language) => {
  const judged = readJudgedOfPlan(language)
  expect(judged).toHaveLength(30)
  await expectNoMoreAlarms(language, judged, mostOfPlan)
})

const ofOthers = languages.flatMap((language) => [
  { language, judged: readJudgedOfOffers(language), most: mostOfOffers },
  { language, judged: readJudgedOfFacts(language), most: mostOfFacts },
])

it.each(ofOthers)(
  "messages in $language of others about her plan, short and long, bring an alarm no oftener",
  async ({ language, judged, most }) => {
    expect(judged).toHaveLength(34)
    await expectNoMoreAlarms(language, judged, most)
  },
)

async function expectNoMoreAlarms(language: Language, judged: readonly { text: string }[], most: Most) {
  const read = await readerIn(language)
  const levels = judged.map(({ text }) => read(text).level)
  expect(levels.filter((level) => level === "urgent").length).toBeLessThanOrEqual(most[language].card)
  expect(levels.filter((level) => level === "check").length).toBeLessThanOrEqual(most[language].question)
}
