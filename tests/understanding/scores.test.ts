import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { measure } from "./measure.ts"

/** As docs/understanding.md says, give or take one in a hundred: a change may not make it worse. */
const least: Record<Language, { dangerUrgent: number; dangerNoticed: number; right: number; rightOrOffered: number }> =
  {
    pt: { dangerUrgent: 0.83, dangerNoticed: 0.91, right: 0.8, rightOrOffered: 0.92 },
    en: { dangerUrgent: 0.87, dangerNoticed: 0.91, right: 0.8, rightOrOffered: 0.92 },
    es: { dangerUrgent: 0.89, dangerNoticed: 0.93, right: 0.83, rightOrOffered: 0.92 },
  }
type Most = { harmlessUrgent: number; questionsChecked: number; wrong: number; outOfScopeAnswered: number }
const most: Record<Language, Most> = {
  pt: { harmlessUrgent: 0.1, questionsChecked: 0.06, wrong: 0.03, outOfScopeAnswered: 0.06 },
  en: { harmlessUrgent: 0.07, questionsChecked: 0.055, wrong: 0.05, outOfScopeAnswered: 0.055 },
  es: { harmlessUrgent: 0.105, questionsChecked: 0.06, wrong: 0.025, outOfScopeAnswered: 0.06 },
}

it.each(languages)("in %s unseen messages are understood as well as docs/understanding.md says", async (language) => {
  const measured = await measure("test", language)
  for (const [name, share] of Object.entries(least[language]))
    expect(measured[name as keyof typeof measured], name).toBeGreaterThanOrEqual(share)
  for (const [name, share] of Object.entries(most[language]))
    expect(measured[name as keyof typeof measured], name).toBeLessThanOrEqual(share)
  expect(measured.dangerHelped).toBeGreaterThanOrEqual(0.99)
})
