import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { measure } from "./measure.ts"

/** As docs/understanding.md says, give or take one message: a change may not make it worse. */
const least: Record<Language, { dangerUrgent: number; dangerNoticed: number; right: number; rightOrOffered: number }> =
  {
    pt: { dangerUrgent: 0.908, dangerNoticed: 0.966, right: 0.85, rightOrOffered: 0.961 },
    en: { dangerUrgent: 0.908, dangerNoticed: 0.941, right: 0.822, rightOrOffered: 0.95 },
    es: { dangerUrgent: 0.933, dangerNoticed: 0.975, right: 0.9, rightOrOffered: 0.961 },
  }
type Most = { harmlessUrgent: number; questionsChecked: number; wrong: number; outOfScopeAnswered: number }
const most: Record<Language, Most> = {
  pt: { harmlessUrgent: 0.059, questionsChecked: 0.034, wrong: 0.023, outOfScopeAnswered: 0.1 },
  en: { harmlessUrgent: 0.034, questionsChecked: 0.045, wrong: 0.034, outOfScopeAnswered: 0.034 },
  es: { harmlessUrgent: 0.05, questionsChecked: 0.017, wrong: 0.028, outOfScopeAnswered: 0.167 },
}

it.each(languages)("in %s unseen messages are understood as well as docs/understanding.md says", async (language) => {
  const measured = await measure("test", language)
  for (const [name, share] of Object.entries(least[language]))
    expect(measured[name as keyof typeof measured], name).toBeGreaterThanOrEqual(share)
  for (const [name, share] of Object.entries(most[language]))
    expect(measured[name as keyof typeof measured], name).toBeLessThanOrEqual(share)
  expect(measured.dangerHelped).toBeGreaterThanOrEqual(0.966)
})
