import { beforeAll, describe, expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { languages } from "#domain/language.ts"
import { dangerRulesOf } from "#domain/safety/rules.ts"
import { readSafetyPhrases } from "../../scripts/train/phrases.ts"
import type { Read } from "../../scripts/understand/reader.ts"
import { isFull } from "../amount.ts"
import { changes } from "./changes.ts"
import { readSet } from "./measure.ts"
import { readerIn } from "./reader-in.ts"

const { concernByRules } = dangerRulesOf(dangerWords)

describe.each(languages)("in %s", (language) => {
  // Those of the test set would be seen whenever one fails.
  const { danger, harmless, questions } = readSet("tuning", language)
  let read: (text: string) => Read
  let noticed: readonly string[] = []
  let calm: readonly string[] = []
  beforeAll(async () => {
    read = await readerIn(language)
    noticed = danger.map(({ text }) => text).filter((text) => read(text).level !== "none")
    const everyday = [...harmless, ...questions.map(({ text }) => text)]
    const some = everyday.filter((_, index) => isFull || index % 2 === 0)
    calm = some.filter((text) => read(text).level !== "urgent")
  })

  const seen = readSafetyPhrases(language).filter(({ text }) => concernByRules(text))

  // A typo is for the model: the rules are exact.
  it.each(changes.filter(([name]) => name !== "a typo"))(
    "what the exact rules see in a phrase they still see with %s",
    (_, change) => {
      const lost = seen.filter(({ text }) => concernByRules(change(text, language)) === null)
      expect(seen.length).toBeGreaterThan(100)
      expect(lost.map(({ text }) => text).slice(0, 10)).toEqual([])
    },
  )

  it.each(changes)("unseen messages of danger that are noticed stay so in 99 of 100 with %s", (name, change) => {
    const turn = changes.findIndex(([each]) => each === name)
    const tried = noticed.filter((_, index) => isFull || (index + turn) % 2 === 0)
    const lost = tried.filter((text) => {
      const { level, entry } = read(change(text, language))
      return level === "none" && entry !== null
    })
    console.info(`${language}, ${name}: ${lost.length} of ${tried.length} get no more than an answer`)
    expect(Math.round((100 * lost.length) / tried.length)).toBeLessThanOrEqual(1)
  })

  // Each change is read of every other message of danger; of what is no alarm by turns in one language. The full run reads all.
  const inTurn = changes.filter((_, index) => isFull || index % languages.length === languages.indexOf(language))

  it.each(inTurn)(
    "unseen everyday messages that are no alarm become one in one of 100 at most with %s",
    (_, change) => {
      const risen = calm.filter((text) => read(change(text, language)).level === "urgent")
      expect(risen.length, risen.slice(0, 10).join(" | ")).toBeLessThanOrEqual(calm.length * 0.01)
    },
  )
})
