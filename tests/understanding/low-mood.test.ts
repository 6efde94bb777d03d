import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { loadFaq } from "#app/chat/faq.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import { moodEntryIds } from "#domain/diary/mood-entries.ts"
import { languages } from "#domain/language.ts"
import { createSafetyModel } from "#domain/safety/model.ts"

type Set = Record<(typeof languages)[number], { mood: string[]; other: string[] }>
const set: Set = JSON.parse(readFileSync(`${import.meta.dirname}/sets/low-mood.json`, "utf8"))
const safety = createSafetyModel(safetyFile)

describe.each(languages)("in %s", async (language) => {
  const { understand } = await loadFaq(language)
  const isMet = (text: string) => {
    const { concern, isAboutMood, entry } = understand(text, safety)
    return concern?.level === "urgent" || isAboutMood || (entry !== null && moodEntryIds.has(entry.id))
  }

  it("a mother who says that she feels low is met, and seldom anybody else", () => {
    const met = set[language].mood.filter(isMet)
    const wrongly = set[language].other.filter((text) => understand(text, safety).isAboutMood)
    console.info(`${language}: ${met.length} of ${set[language].mood.length}, wrongly ${wrongly.length}`)
    expect(met.length).toBeGreaterThanOrEqual(set[language].mood.length * 0.75)
    expect(wrongly.length, wrongly.join(" | ")).toBeLessThanOrEqual(set[language].other.length * 0.07)
  })
})
