import { expect, it } from "vitest"
import { calmWords } from "#content/message-words/calm.ts"
import { readEntries } from "#domain/chat/faq-entries.ts"
import { readWrittenEntries } from "../../scripts/written-entries.ts"
import { readerOfCalmQuestions } from "./calm-question.ts"

const isCalmQuestion = readerOfCalmQuestions(calmWords)

const entriesOf = async (language: "pt" | "en" | "es") => readEntries((await readWrittenEntries(language)).entries)

it.each([
  ["pt", "minha irmã pode amamentar meu bebê?"],
  ["pt", "a pupila dele sai branca na foto"],
  ["en", "Can I give water to my 3 month old?"],
  ["en", "I have HIV, can I breastfeed?"],
  ["es", "mi bebé de 5 meses tiene un ojo desviado"],
] as const)("a question in an answer's own words is calm, in %s: %s", async (language, text) => {
  expect(isCalmQuestion(text, await entriesOf(language))).toBe(true)
})

it.each([
  ["pt", "a pupila dele sai branca na foto e ele não acorda"],
  ["en", "I gave water to my baby and now he is floppy"],
  ["en", "I have HIV and I want to die"],
  ["es", "mi bebé tiene un ojo desviado desde que se cayó"],
  ["en", "the dog bit my baby"],
] as const)("one that tells more is not, in %s: %s", async (language, text) => {
  expect(isCalmQuestion(text, await entriesOf(language))).toBe(false)
})
