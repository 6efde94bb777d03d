import { describe, expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { languageOfMessage } from "#domain/understanding/message-language.ts"
import { readIntentPhrases, readSafetyPhrases } from "../../scripts/train/phrases.ts"
import { isFull } from "../amount.ts"
import { changes } from "./changes.ts"
import { readSet } from "./measure.ts"

const leavesTheWords = ["accents dropped", "capitals", "an emoji", "zero-width characters"]
const rewritings = [
  ...changes.filter(([name]) => leavesTheWords.includes(name)),
  ["no punctuation", (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}'’]+/gu, " ")] as const,
  ["a full stop after every word", (text: string) => text.replaceAll(/\s+/g, ". ")] as const,
]

const thin = (texts: string[], every: number) => texts.filter((_, index) => index % every === 0)

describe.each(languages)("in %s", (language) => {
  const { danger, harmless, questions, outOfScope } = readSet("tuning", language)
  const unseen = [...danger, ...questions].map(({ text }) => text).concat(harmless, outOfScope)
  const safety = readSafetyPhrases(language).map(({ text }) => text)
  const intents = readIntentPhrases(language).map(({ text }) => text)

  it.each([
    ["for safety", safety],
    ["for the entries", intents],
    ["that are unseen", unseen],
  ])("the language is mistaken in two of 1,000 phrases at most, and known in nine of ten: those %s", (name, texts) => {
    const guesses = texts.map((text) => ({ text, guess: languageOfMessage(text) }))
    const wrong = guesses.filter(({ guess }) => guess !== null && guess !== language)
    const right = guesses.filter(({ guess }) => guess === language)
    const share = (part: unknown[]) => `${((part.length / texts.length) * 100).toFixed(2)} %`
    console.info(`${language}, ${name}: ${share(right)} of ${texts.length} right, ${share(wrong)} wrong`)
    expect(texts.length).toBeGreaterThan(1500)
    expect(wrong.length, wrong.map(({ text }) => text).join(" | ")).toBeLessThanOrEqual(texts.length * 0.002)
    expect(right.length).toBeGreaterThanOrEqual(texts.length * 0.9)
  })

  it.each(rewritings)("a phrase whose language is known is never taken for another with %s", (_, rewrite) => {
    const [all, some] = [
      [...safety, ...unseen],
      [...thin(safety, 12), ...thin(unseen, 3)],
    ]
    const sure = (isFull ? all : some).filter((text) => languageOfMessage(text) === language)
    const turned = sure.filter((text) => ![language, null].includes(languageOfMessage(rewrite(text, language))))
    expect(turned).toEqual([])
  })

  it("a phrase keeps its language beside an ok, a number and an emoji", () => {
    const sure = unseen.filter((text) => languageOfMessage(text) === language)
    expect(sure.filter((text) => languageOfMessage(`ok, ${text} 123 🙏`) !== language)).toEqual([])
  })
})
