import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { readJudged } from "./judged.ts"
import { readerIn } from "./reader-in.ts"

/** Of 209 or 210 messages of each language, all without danger; a change may not alarm more of them. */
const most: Record<Language, { card: number; question: number }> = {
  pt: { card: 9, question: 24 },
  en: { card: 10, question: 29 },
  es: { card: 6, question: 28 },
}

it.each(languages)("messages in %s whose replies were judged by others bring an alarm no oftener", async (language) => {
  const judged = readJudged(language)
  expect(judged.length).toBeGreaterThanOrEqual(209)
  const read = await readerIn(language)
  const levels = judged.map(({ text }) => read(text).level)
  expect(levels.filter((level) => level === "urgent").length).toBeLessThanOrEqual(most[language].card)
  expect(levels.filter((level) => level === "check").length).toBeLessThanOrEqual(most[language].question)
})
