import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { readIntentPhrases, readWaitingPhrases } from "../../scripts/train/phrases.ts"
import { readWrittenEntries } from "../../scripts/written-entries.ts"
import { readSet } from "./measure.ts"
import { readUnseen, unseenNames } from "./unseen.ts"

it.each(languages)(
  "in %s what waits for the next training is of answers that no model knows, fifty of each or more, and in no set",
  async (language) => {
    const waiting = readWaitingPhrases(language)
    const texts = waiting.map(({ text }) => text)
    const { entries } = await readWrittenEntries(language)
    const known = new Set(readIntentPhrases(language).map(({ id }) => id))
    const byId = Map.groupBy(waiting, ({ id }) => id)
    expect(byId.size).toBeGreaterThan(0)
    for (const [id, phrases] of byId) {
      expect(entries.some((entry) => entry.id === id) && !known.has(id), String(id)).toBe(true)
      expect(new Set(phrases.map(({ text }) => text)).size, String(id)).toBeGreaterThanOrEqual(50)
    }
    const sets = (["tuning", "test"] as const).flatMap((name) => {
      const { danger, harmless, ordinary, questions, outOfScope, unanswered } = readSet(name, language)
      return [
        ...[...danger, ...questions].map(({ text }) => text),
        ...harmless,
        ...ordinary,
        ...outOfScope,
        ...unanswered,
      ]
    })
    const unseen = unseenNames.flatMap((name) => readUnseen(language, name).map(({ text }) => text))
    const measured = new Set([...sets, ...unseen])
    expect(texts.filter((text) => measured.has(text))).toEqual([])
  },
)
