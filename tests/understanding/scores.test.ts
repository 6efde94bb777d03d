import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { measure } from "./measure.ts"

/** As docs/understanding.md says, give or take one message: a change may not make it worse. */
type Least = {
  dangerUrgent: number
  dangerNoticed: number
  dangerHelped: number
  right: number
  rightOrOffered: number
}
const least: Record<Language, Least> = {
  pt: { dangerUrgent: 0.62, dangerNoticed: 0.866, dangerHelped: 0.979, right: 0.525, rightOrOffered: 0.798 },
  en: { dangerUrgent: 0.654, dangerNoticed: 0.859, dangerHelped: 0.964, right: 0.47, rightOrOffered: 0.694 },
  es: { dangerUrgent: 0.617, dangerNoticed: 0.879, dangerHelped: 0.971, right: 0.574, rightOrOffered: 0.761 },
}
type Most = {
  harmlessUrgent: number
  ordinaryUrgent: number
  ordinaryChecked: number
  wrong: number
  outOfScopeAnswered: number
}
const most: Record<Language, Most> = {
  pt: { harmlessUrgent: 0.1, ordinaryUrgent: 0.012, ordinaryChecked: 0.061, wrong: 0.087, outOfScopeAnswered: 0.1 },
  en: { harmlessUrgent: 0.084, ordinaryUrgent: 0.017, ordinaryChecked: 0.081, wrong: 0.068, outOfScopeAnswered: 0.085 },
  es: { harmlessUrgent: 0.059, ordinaryUrgent: 0.013, ordinaryChecked: 0.069, wrong: 0.09, outOfScopeAnswered: 0.1 },
}

it.each(languages)("in %s unseen messages are understood as well as docs/understanding.md says", async (language) => {
  const measured = await measure("test", language)
  for (const [name, share] of Object.entries(least[language]))
    expect(measured[name as keyof typeof measured], name).toBeGreaterThanOrEqual(share)
  for (const [name, share] of Object.entries(most[language]))
    expect(measured[name as keyof typeof measured], name).toBeLessThanOrEqual(share)
})
