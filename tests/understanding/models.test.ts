import { brotliCompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { answers } from "#content/answers/answers.ts"
import { readEntries } from "#domain/chat/faq-entries.ts"
import { foldedWords, matchFaq } from "#domain/chat/faq-match.ts"
import { type Language, languages } from "#domain/language.ts"
import { readIntentPhrases, readNeighbours, readSafetyPhrases } from "../../scripts/train/phrases.ts"
import { readWrittenEntries } from "../../scripts/written-entries.ts"
import { readJudged } from "./judged.ts"
import { readSet, type SetName } from "./measure.ts"
import { modelText } from "./model-text.ts"
import { readUnseen, unseenNames } from "./unseen.ts"

it.each([
  ["safety", 85],
  ["intents", 290],
])("the model %s is at most %i kB", (name, mostKilobytes) => {
  expect(brotliCompressSync(modelText(name)).length).toBeLessThanOrEqual(mostKilobytes * 1000)
})

it.each(languages)("both models and the answers in %s are at most 500 kB", async (language) => {
  const { entries } = await readWrittenEntries(language)
  const files = [modelText("safety"), modelText("intents"), JSON.stringify(entries)]
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
  expect(bytes).toBeLessThanOrEqual(500_000)
})

it("the safety model is trained on at least 6,000 phrases, half of them harmless", () => {
  const all = languages.flatMap(readSafetyPhrases)
  expect(all.length).toBeGreaterThanOrEqual(6000)
  expect(all.filter(({ label }) => label === "none").length).toBeGreaterThanOrEqual(3000)
})

/** The answers that it was trained on. */
const inModel = modelClasses().filter((id) => answers.some((answer) => answer.id === id))

function modelClasses(): number[] {
  return (JSON.parse(modelText("intents")).classes.entry as string[]).map(Number)
}

/** How many others share two thirds of its words. */
function alikeIn(phrases: readonly string[][], words: readonly string[]): number {
  const own = new Set(words)
  return phrases.filter((other) => {
    const others = new Set(other)
    const shared = [...others].filter((word) => own.has(word)).length
    return other !== words && shared >= (2 / 3) * Math.max(own.size, others.size)
  }).length
}

describe.each(languages)("in %s", (language) => {
  it("each of the 90 entries has at least 40 phrases, and 500 have no answer", () => {
    const byId = Map.groupBy(readIntentPhrases(language), ({ id }) => id)
    for (let id = 1; id <= 90; id++) expect(byId.get(id)?.length ?? 0, String(id)).toBeGreaterThanOrEqual(40)
    expect(byId.get(null)?.length).toBeGreaterThanOrEqual(500)
  })

  it("each answer of the guides has at least 50, no two the same, none made from others by a pattern", () => {
    const byId = Map.groupBy(readIntentPhrases(language), ({ id }) => id)
    expect(inModel.length).toBeGreaterThanOrEqual(190)
    for (const id of inModel) {
      const phrases = (byId.get(id) ?? []).map(({ text }) => foldedWords(text))
      expect(phrases.length, String(id)).toBeGreaterThanOrEqual(50)
      expect(new Set(phrases.map(String)).size, String(id)).toBe(phrases.length)
      const begun = Map.groupBy(phrases, (words) => words.slice(0, 2).join(" "))
      expect(Math.max(...[...begun.values()].map((alike) => alike.length)), String(id)).toBeLessThanOrEqual(5)
      for (const words of phrases) expect(alikeIn(phrases, words), `${id}: ${words.join(" ")}`).toBeLessThanOrEqual(4)
    }
  })

  it("an answer that the model does not know has keywords of its own, each of which leads to it", async () => {
    const entries = readEntries((await readWrittenEntries(language)).entries)
    const unknown = entries.filter(({ id }) => id > 100 && !inModel.includes(id))
    expect(unknown.length + inModel.length).toBe(answers.length)
    for (const { id, keywords } of unknown) {
      expect(keywords.length, String(id)).toBeGreaterThanOrEqual(4)
      for (const keyword of keywords) expect(matchFaq(keyword, entries)?.id, keyword).toBe(id)
    }
  })

  it("no phrase of the tuning set is in the test set too", () => {
    const tuned = new Set(textsOf("tuning", language))
    expect(textsOf("test", language).filter((text) => tuned.has(text))).toEqual([])
  })

  it("no phrase of the sets is one that a model was trained on", () => {
    const read = [readSafetyPhrases, readIntentPhrases, readNeighbours]
    const trained = new Set(read.flatMap((phrases) => phrases(language)).map(({ text }) => text))
    for (const set of ["tuning", "test"] as const)
      expect(textsOf(set, language).filter((text) => trained.has(text))).toEqual([])
    expect(readJudged(language).filter(({ text }) => trained.has(text))).toEqual([])
    for (const name of unseenNames)
      expect(readUnseen(language, name).filter(({ text }) => trained.has(text)).length, name).toBe(0)
  })
})

function textsOf(set: SetName, language: Language): string[] {
  const { danger, harmless, ordinary, questions, outOfScope, unanswered } = readSet(set, language)
  return [...danger, ...questions].map(({ text }) => text).concat(harmless, ordinary, outOfScope, unanswered)
}
