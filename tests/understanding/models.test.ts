import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { trainIntentModel, trainSafetyModel } from "../../scripts/train/models.ts"
import { readIntentPhrases, readSafetyPhrases } from "../../scripts/train/phrases.ts"
import { readSet } from "./measure.ts"

const mostKilobytes = 60
const longTimeout = 600_000

const fileOf = (name: string) => readFileSync(`${import.meta.dirname}/../../content/models/${name}.json`, "utf8")

it.each(["safety", ...languages.map((language) => `intents-${language}`)])("the model %s is at most 60 kB", (name) => {
  expect(brotliCompressSync(fileOf(name)).length).toBeLessThanOrEqual(mostKilobytes * 1000)
})

it("trained again, the safety model is the same to the letter", { timeout: longTimeout }, () => {
  expect(`${JSON.stringify(trainSafetyModel())}\n` === fileOf("safety")).toBe(true)
})

it.each(languages)(
  "trained again, the model of the intents in %s is the same to the letter",
  async (language) => {
    expect(`${JSON.stringify(await trainIntentModel(language))}\n` === fileOf(`intents-${language}`)).toBe(true)
  },
  longTimeout,
)

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
