import { readFileSync } from "node:fs"
import { describe, expect, it, test } from "vitest"
import { answersIn } from "#domain/chat/answer.ts"
import { readEntries } from "#domain/chat/faq-entries.ts"
import { type Language, languages } from "#domain/language.ts"
import { readAllSignTexts } from "#tests/guide-texts.ts"
import { careCountries } from "../care-lines/countries.ts"
import { faq } from "../faq/en.ts"
import { guides } from "../guides/guides.ts"
import { answers } from "./answers.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { pt } from "./pt.ts"

const written = {
  pt: answersIn(answers, pt),
  en: answersIn(answers, en),
  es: answersIn(answers, es),
} satisfies Record<Language, unknown>
const ids = answers.map(({ id }) => id)
const wordsMost = 80

test("ids begin at 101, in order, each once, and what follows exists", () => {
  expect(ids.length).toBeGreaterThanOrEqual(130)
  expect(Math.min(...ids)).toBe(101)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
  const known = new Set([...faq.map(({ id }) => id), ...ids])
  for (const { id, followUpIds } of answers) {
    expect(followUpIds, String(id)).toHaveLength(3)
    expect(new Set(followUpIds).size, String(id)).toBe(3)
    expect(
      followUpIds.filter((next) => !known.has(next) || next === id),
      String(id),
    ).toEqual([])
  }
})

test("each names its sources, and a section of a guide that there is", () => {
  for (const { id, guide, sources } of answers) {
    expect(sources.length, String(id)).toBeGreaterThan(0)
    if (!guide) continue
    const [name, section] = guide.split("#")
    expect(
      guides[name as keyof typeof guides]?.sections.map((it) => it.id),
      String(id),
    ).toContain(section)
  }
})

test("after an answer that is not about the baby comes something that is not", () => {
  const about = new Map([...faq, ...written.en].map((entry) => [entry.id, entry.about ?? []]))
  for (const { id, about: own = [], followUpIds } of answers)
    if (!own.includes("baby"))
      expect(
        followUpIds.some((next) => !about.get(next)?.includes("baby")),
        String(id),
      ).toBe(true)
})

describe.each(languages)("in %s", (language) => {
  it("each is a question and an answer of at most 80 words, the signs apart", () => {
    expect(written[language].map(({ id }) => id)).toEqual(ids)
    for (const { id, question, answer } of written[language]) {
      const words = answer
        .replace(/<\/?food[^>]*>/g, "")
        .replace(/\{[^}]*\}|<\/?\w+>/g, " ")
        .trim()
        .split(/\s+/)
      expect(words.length, String(id)).toBeLessThanOrEqual(wordsMost)
      expect(question, String(id)).toMatch(/^¿?\p{Lu}.*\?$/u)
    }
  })

  it("each sign that is named has its text", () => {
    for (const { id, answer } of readEntries(written[language], readAllSignTexts(language)))
      expect(answer, String(id)).not.toMatch(/[{}<>]/)
  })

  it("what a country has of its own is there in each language, for countries that we know", () => {
    const codes = new Set<string>(careCountries.map(({ code }) => code))
    for (const [at, { id, byCountry = {} }] of written[language].entries()) {
      expect(
        Object.keys(byCountry).filter((code) => !codes.has(code)),
        String(id),
      ).toEqual([])
      expect(Object.keys(byCountry).toSorted(), String(id)).toEqual(
        Object.keys(written.en[at]?.byCountry ?? {}).toSorted(),
      )
    }
  })
})

test("docs/facts.md has the facts of every theme", () => {
  const facts = readFileSync(`${import.meta.dirname}/../../docs/facts.md`, "utf8")
  expect(facts.split("\n### ").length).toBeGreaterThanOrEqual(10)
})
