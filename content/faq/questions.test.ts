import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { searchFaq } from "#app/screens/chat/search-faq.ts"
import { type FaqEntry, matchFaq } from "#domain/faq-match.ts"
import { type Language, languages } from "#domain/language.ts"
import { faq as en } from "./en.ts"
import { faq as es } from "./es.ts"
import { faq as pt } from "./pt.ts"

type Question = { text: string; id: number | null }

const faqs: Record<Language, readonly FaqEntry[]> = { pt, en, es }

function readQuestions(language: Language): Question[] {
  return JSON.parse(readFileSync(`${import.meta.dirname}/questions/${language}.json`, "utf8"))
}

test.each(languages)(
  "in %s at least 150 everyday questions are asked for every entry, and 25 that have no answer",
  (language) => {
    const questions = readQuestions(language)
    const answered = questions.filter(({ id }) => id !== null)
    expect(answered.length).toBeGreaterThanOrEqual(150)
    expect(questions.length - answered.length).toBeGreaterThanOrEqual(25)
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length)
    const missing = faqs[language].filter(({ id }) => id <= 50 && !answered.some((question) => question.id === id))
    expect(missing).toEqual([])
  },
)

test.each(languages)("in %s everyday questions get the right answer or honestly none", (language) => {
  const questions = readQuestions(language)
  const search = searchFaq(faqs[language])
  const results = questions.map((question) => ({
    ...question,
    found: matchFaq(question.text, faqs[language], search)?.id ?? null,
  }))
  const answerable = results.filter(({ id }) => id !== null)
  const right = answerable.filter(({ id, found }) => found === id)
  const wrong = results.filter(({ id, found }) => found !== null && found !== id)

  const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(1)} %`
  console.info(
    `${language}: ${right.length} of ${answerable.length} right (${percent(right.length, answerable.length)}), ` +
      `${wrong.length} of ${results.length} wrong (${percent(wrong.length, results.length)})`,
  )
  expect(right.length / answerable.length).toBeGreaterThanOrEqual(0.97)
  expect(wrong.length / results.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.015)
})

test.each([
  ["pt", "cafeína", "cafeina"],
  ["pt", "diástase", "diastaze"],
  ["en", "constipation", "constipaton"],
  ["en", "omelette", "omlette"],
  ["es", "estreñimiento", "estrenimineto"],
] as const)("in %s “%s” is understood as “%s” too", (language, well, badly) => {
  const search = searchFaq(faqs[language])
  expect(matchFaq(badly, faqs[language], search)?.id).toBe(matchFaq(well, faqs[language])?.id)
})

test.each(["", "🙂🙂", "a", "asdfgh qwerty", "<img src=x onerror=alert(1)>", "مرحبا كيف حالك", "0".repeat(20_000)])(
  "the search finds nothing in “%.20s”",
  (text) => {
    for (const language of languages) expect(searchFaq(faqs[language])(text)).toBeNull()
  },
)

test("the search answers a message of 20,000 characters like any other", () => {
  expect(searchFaq(en)("why ".repeat(5000))).toBeNull()
  expect(searchFaq(en)(Array.from({ length: 4000 }, (_, index) => `w${index}`).join(" "))).toBeNull()
})
