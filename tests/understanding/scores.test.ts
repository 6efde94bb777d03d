import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { measure } from "./measure.ts"

/** As docs/understanding.md says, give or take one message: a change may not make it worse. */
const least: Record<Language, { dangerUrgent: number; dangerNoticed: number; right: number; rightOrOffered: number }> =
  {
    pt: { dangerUrgent: 0.915, dangerNoticed: 0.983, right: 0.525, rightOrOffered: 0.791 },
    en: { dangerUrgent: 0.906, dangerNoticed: 0.957, right: 0.477, rightOrOffered: 0.694 },
    es: { dangerUrgent: 0.915, dangerNoticed: 0.957, right: 0.537, rightOrOffered: 0.768 },
  }
type Most = { harmlessUrgent: number; questionsChecked: number; wrong: number; outOfScopeAnswered: number }
const most: Record<Language, Most> = {
  pt: { harmlessUrgent: 0.15, questionsChecked: 0.116, wrong: 0.065, outOfScopeAnswered: 0.15 },
  en: { harmlessUrgent: 0.127, questionsChecked: 0.157, wrong: 0.06, outOfScopeAnswered: 0.068 },
  es: { harmlessUrgent: 0.101, questionsChecked: 0.142, wrong: 0.083, outOfScopeAnswered: 0.117 },
}

it.each(languages)("in %s unseen messages are understood as well as docs/understanding.md says", async (language) => {
  const measured = await measure("test", language)
  for (const [name, share] of Object.entries(least[language]))
    expect(measured[name as keyof typeof measured], name).toBeGreaterThanOrEqual(share)
  for (const [name, share] of Object.entries(most[language]))
    expect(measured[name as keyof typeof measured], name).toBeLessThanOrEqual(share)
  expect(measured.dangerHelped).toBeGreaterThanOrEqual(0.983)
})
