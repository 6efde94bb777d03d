import { brotliCompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { readIntentPhrases, readSafetyPhrases } from "../../scripts/train/phrases.ts"
import { readSet } from "./measure.ts"
import { modelText } from "./model-text.ts"

const mostKilobytes = 60

it.each(["safety", ...languages.map((language) => `intents-${language}`)])("the model %s is at most 60 kB", (name) => {
  expect(brotliCompressSync(modelText(name)).length).toBeLessThanOrEqual(mostKilobytes * 1000)
})

it("the safety model is trained on at least 6,000 phrases, half of them harmless", () => {
  const all = languages.flatMap(readSafetyPhrases)
  expect(all.length).toBeGreaterThanOrEqual(6000)
  expect(all.filter(({ label }) => label === "none").length).toBeGreaterThanOrEqual(3000)
})

describe.each(languages)("in %s", (language) => {
  it("each of the 90 entries has at least 40 phrases, and 500 have no answer", () => {
    const byId = Map.groupBy(readIntentPhrases(language), ({ id }) => id)
    for (let id = 1; id <= 90; id++) expect(byId.get(id)?.length ?? 0, String(id)).toBeGreaterThanOrEqual(40)
    expect(byId.get(null)?.length).toBeGreaterThanOrEqual(500)
  })

  it("no phrase of the tuning and test sets is one that a model was trained on", () => {
    const trained = new Set([...readSafetyPhrases(language), ...readIntentPhrases(language)].map(({ text }) => text))
    for (const set of ["tuning", "test"] as const) {
      const { danger, harmless, questions, outOfScope } = readSet(set, language)
      const held = [...danger, ...questions].map(({ text }) => text).concat(harmless, outOfScope)
      expect(held.filter((text) => trained.has(text))).toEqual([])
    }
  })
})
