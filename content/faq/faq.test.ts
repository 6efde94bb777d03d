import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readEntries } from "#domain/chat/faq-entries.ts"
import { type FaqEntry, matchFaq } from "#domain/chat/faq-match.ts"
import { type Language, languages } from "#domain/language.ts"
import { readAllSignTexts } from "#tests/guide-texts.ts"
import { faq as en } from "./en.ts"
import { faq as es } from "./es.ts"
import { faq as pt } from "./pt.ts"

const faqs: Record<Language, readonly FaqEntry[]> = {
  pt: readEntries(pt, readAllSignTexts("pt")),
  en: readEntries(en, readAllSignTexts("en")),
  es: readEntries(es, readAllSignTexts("es")),
}
const titles = Object.fromEntries(languages.map((language) => [language, readTitles(language)]))

function readTitles(language: Language): Record<string, string> {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../recipes/${language}/titles.json`, "utf8"))
}

function sentencesOf(text: string, language: Language) {
  return [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)].length
}

const ids = Array.from({ length: 90 }, (_, index) => index + 1)
const cases = languages.flatMap((language) => faqs[language].map((entry) => ({ language, id: entry.id, entry })))

test.each(languages)("in %s there are entries 1 to 90, each once, in order", (language) => {
  expect(faqs[language].map(({ id }) => id)).toEqual(ids)
})

test("an entry is followed by the same ones in each language", () => {
  const followUps = (language: Language) => faqs[language].map(({ followUpIds }) => followUpIds)
  expect(followUps("en")).toEqual(followUps("pt"))
  expect(followUps("es")).toEqual(followUps("pt"))
})

test.each(pt)("entry $id is followed by three other entries", ({ id, followUpIds }) => {
  expect(new Set(followUpIds).size).toBe(3)
  expect(followUpIds).not.toContain(id)
  expect(ids).toEqual(expect.arrayContaining([...followUpIds]))
})

test.each(languages)("in %s no two entries ask or answer the same", (language) => {
  expect(new Set(faqs[language].map(({ question }) => question)).size).toBe(ids.length)
  expect(new Set(faqs[language].map(({ answer }) => answer)).size).toBe(ids.length)
})

test.each(cases)(
  "entry $id in $language asks a question and answers in two to five sentences",
  ({ language, entry }) => {
    expect(entry.question).toContain("?")
    expect(entry.question.length).toBeLessThanOrEqual(70)
    expect(sentencesOf(entry.answer, language)).toBeGreaterThanOrEqual(2)
    expect(sentencesOf(entry.answer, language)).toBeLessThanOrEqual(5)
  },
)

test.each(cases)("the keywords of entry $id in $language are lowercase, specific and each there once", ({ entry }) => {
  expect(entry.keywords.length).toBeGreaterThanOrEqual(3)
  expect(new Set(entry.keywords).size).toBe(entry.keywords.length)
  for (const keyword of entry.keywords) {
    expect(keyword).toBe(keyword.toLowerCase().trim())
    expect(keyword.length, keyword).toBeGreaterThanOrEqual(4)
  }
})

test.each(cases)(
  "the question and every keyword of entry $id in $language lead to it, not to an earlier one",
  (one) => {
    const { language, id, entry } = one
    expect(entry.keywords.some((keyword) => entry.question.toLowerCase().includes(keyword))).toBe(true)
    for (const text of [entry.question, ...entry.keywords]) expect(matchFaq(text, faqs[language])?.id, text).toBe(id)
  },
)

test.each(cases)("the links of entry $id in $language name recipes by their titles", ({ language, id, entry }) => {
  const links = [...entry.answer.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)]
  for (const [, title, address] of links) {
    const recipeId = address?.match(/^\/my-plan\/recipe\/(\d+)$/)?.[1] ?? ""
    expect(titles[language]?.[recipeId], address).toBe(title)
  }
  const samePlaces = [...(pt[id - 1]?.answer ?? "").matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address)
  expect(links.map(([, , address]) => address).toSorted()).toEqual(samePlaces.toSorted())
})

test.each(languages)("in %s every meal suggestion leads to a recipe of the plan", (language) => {
  for (const { id, answer } of faqs[language].slice(70)) expect(answer, String(id)).toContain("](/my-plan/recipe/")
})

/** The maximum number of words of an answer that names warning signs, by the entry's id. */
const mostWords: Readonly<Record<number, number>> = { 7: 80, 8: 80, 23: 90, 26: 80, 33: 115 }

test.each(cases.filter(({ id }) => id in mostWords))(
  "the answer of entry $id in $language can be read at three at night",
  ({ id, entry }) => expect(entry.answer.split(/\s+/).length, entry.answer).toBeLessThanOrEqual(mostWords[id] ?? 0),
)

test.each(languages)(
  "the answer in %s on when to see a doctor names three signs of each list, at both levels, and where the others are",
  (language) => {
    const [mother = "", baby = "", way = ""] = faqs[language][22]?.answer.split("\n") ?? []
    for (const line of [mother, baby]) {
      expect(line.split(/; |\. (?=A doctor|Atendimento|Atención)/)).toHaveLength(3)
      expect(line).toMatch(
        /(?:an emergency|emergência|emergencia): .+; .+\. (?:A doctor today|Atendimento hoje|Atención hoy): /,
      )
    }
    expect(way).toMatch(/Preciso de ajuda agora|I need help now|Necesito ayuda ahora/)
  },
)
