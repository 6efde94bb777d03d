import { describe, expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { isFull } from "../amount.ts"
import { alarmsOfStories, dangerInStories, places, storyLengths } from "./joined.ts"

const step = isFull ? 1 : 7

/** As docs/understanding.md says, of 100: a change may not make it worse. The goals are 1, 3 and 1. */
const most: Record<Language, { card: number; check: number; lost: number }> = {
  pt: { card: 3.1, check: 3.8, lost: 6.2 },
  en: { card: 8.7, check: 8.4, lost: 3 },
  es: { card: 2.7, check: 3.9, lost: 3.4 },
}

describe.each(languages)("in %s", (language) => {
  it.each(storyLengths)("%i ordinary lines together alarm hardly more than each alone", async (length) => {
    const { withoutCard, cards, calm, checks } = await alarmsOfStories(language, length, isFull ? 1 : 3)
    expect((100 * cards.length) / withoutCard, cards.join(" | ")).toBeLessThanOrEqual(most[language].card)
    expect((100 * checks.length) / calm, checks.join(" | ")).toBeLessThanOrEqual(most[language].check)
  })

  it.each(places)("danger at the %s of a story is noticed nearly as alone", async (place) => {
    const { noticedAlone, lost } = await dangerInStories(language, place, step)
    expect((100 * lost.length) / noticedAlone, lost.join(" | ")).toBeLessThanOrEqual(most[language].lost)
  })
})
