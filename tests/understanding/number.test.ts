import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import { readSet } from "./measure.ts"
import { readerIn } from "./reader-in.ts"
import { readUnseen } from "./unseen.ts"

/** Of messages that are neither answered nor asked about: how many come with the number to call, and how many without. */
async function offeredTo(textsOf: (language: (typeof languages)[number]) => readonly { text: string }[]) {
  const counts = { all: 0, withNumber: 0, without: 0 }
  for (const language of languages) {
    const read = await readerIn(language)
    for (const { text } of textsOf(language)) {
      counts.all++
      const { level, entry, offered, number } = read(text)
      if (level !== "none" || entry !== null || offered.length === 0) continue
      counts[number ? "withNumber" : "without"]++
    }
  }
  return counts
}

test("the number to call is left away under what is only offered where danger is ruled out: of a thousand messages of danger under one at most, of ordinary ones under every fifth", async () => {
  const danger = await offeredTo((language) => [
    ...readUnseen(language, "danger"),
    ...readUnseen(language, "spread"),
    ...readSet("test", language).danger,
  ])
  expect(danger.all).toBeGreaterThan(1700)
  expect(danger.without / danger.all).toBeLessThanOrEqual(1 / 1000)

  const ordinary = await offeredTo((language) => [
    ...readUnseen(language, "ordinary"),
    ...readSet("test", language).ordinary.map((text) => ({ text })),
  ])
  expect(ordinary.without / (ordinary.without + ordinary.withNumber)).toBeGreaterThanOrEqual(0.2)
})
