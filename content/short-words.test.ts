import { readFileSync } from "node:fs"
import { describe, expect, it, test } from "vitest"
import { shortWordDays, shortWordOf, shortWordsEndDay } from "#domain/care/short-words.ts"
import { holdsWithin } from "#domain/care/sign.ts"
import { writeOutSigns } from "#domain/care/sign-references.ts"
import { signById } from "#domain/care/signs/table.ts"
import type { TextLanguage } from "#domain/language.ts"
import { feedings } from "#domain/profile/feeding.ts"
import { readAllSignTexts, textLanguages } from "#tests/guide-texts.ts"
import { guides } from "./guides/guides.ts"
import { shortWords } from "./short-words.ts"

const read = (language: TextLanguage): Record<string, string> =>
  JSON.parse(readFileSync(`${import.meta.dirname}/locales/${language}/short-words.json`, "utf8"))
const signReferences = /\{([a-z -]+)\}/g

test("each day has one for each way of feeding, and one where she has not said it", () => {
  for (const day of shortWordDays)
    for (const feeding of [...feedings, null])
      expect(shortWordOf(shortWords, day, feeding), `${day} ${feeding}`).toBeDefined()
  expect(new Set(shortWords.map(({ id }) => id)).size).toBe(shortWords.length)
  expect(shortWords.map(({ fromDay }) => fromDay)).toEqual(
    shortWords.map(({ fromDay }) => fromDay).toSorted((a, b) => a - b),
  )
})

test("each leads to a section that exists, and what is of health has its source", () => {
  for (const { id, more, feeding } of shortWords) {
    const section = guides[more.guide].sections.find((each) => each.id === more.section)
    expect(section, id).toBeDefined()
    // The section is folded for a mother who feeds in another way, so the short word that leads to it must also be only
    // for her way of feeding.
    if (section?.feeding) expect(feeding, id).toBeDefined()
  }
  expect(shortWords.filter(({ sources }) => sources.length === 0).map(({ id }) => id)).toEqual(["helper"])
})

test("the signs that one names can be met while it is shown", () => {
  for (const [key, text] of Object.entries(read("en"))) {
    const index = shortWords.findIndex(({ id }) => key === `word-${id}`)
    const from = shortWords[index]?.fromDay ?? 0
    const until = shortWords.slice(index).find(({ fromDay }) => fromDay > from)?.fromDay ?? shortWordsEndDay
    for (const [, ids = ""] of text.matchAll(signReferences))
      for (const id of ids.split(" ")) expect(holdsWithin(signById(id), [from, until - 1]), `${key}: ${id}`).toBe(true)
  }
})

describe.each(textLanguages)("in %s", (language) => {
  const texts = read(language)
  const words = Object.entries(texts).filter(([key]) => key.startsWith("word-"))

  it("each is said once, in a few short sentences", () => {
    expect(words.map(([key]) => key)).toEqual(shortWords.map(({ id }) => `word-${id}`))
    expect(new Set(words.map(([, text]) => text)).size).toBe(words.length)
    for (const [key, text] of words) {
      const own = text.replaceAll(signReferences, "").trim()
      const segmenter = new Intl.Segmenter(language, { granularity: "sentence" })
      const sentences = [...segmenter.segment(own)].map(({ segment }) => segment.trim())
      expect(sentences.length, key).toBeLessThanOrEqual(3)
      for (const sentence of sentences) expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(32)
      expect(own.split(/\s+/).length, key).toBeLessThanOrEqual(42)
      expect(writeOutSigns(text, readAllSignTexts(language)), key).not.toMatch(/[{}]/)
    }
  })

  it("the signs that one names are said without their ages, which are hers", () => {
    const ages =
      /(?:up to|under|from) \d+ (?:days|weeks|months)|(?:até|a partir de|hasta) \d+ (?:dias|días|semanas|meses)/i
    for (const { id, fromDay } of shortWords) {
      const references = texts[`word-${id}`]?.match(signReferences)?.join(" ") ?? ""
      expect(writeOutSigns(references, readAllSignTexts(language), [fromDay, fromDay]), id).not.toMatch(ages)
    }
  })

  it("none speaks of weight, energy or a food, nor has marks of what may be hidden", () => {
    for (const [key, text] of words) expect(text, key).not.toMatch(/\bkcal\b|\bkg\b|\bpeso(?! na| en)\b|\bweight|[<>]/i)
  })
})
