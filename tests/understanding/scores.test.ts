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
  pt: { dangerUrgent: 0.862, dangerNoticed: 0.962, dangerHelped: 0.995, right: 0.548, rightOrOffered: 0.913 },
  en: { dangerUrgent: 0.891, dangerNoticed: 0.97, dangerHelped: 0.991, right: 0.49, rightOrOffered: 0.867 },
  es: { dangerUrgent: 0.9, dangerNoticed: 0.97, dangerHelped: 0.995, right: 0.466, rightOrOffered: 0.9 },
}
type Most = {
  harmlessUrgent: number
  ordinaryUrgent: number
  ordinaryChecked: number
  wrong: number
  outOfScopeAnswered: number
}
const most: Record<Language, Most> = {
  pt: { harmlessUrgent: 0.084, ordinaryUrgent: 0.008, ordinaryChecked: 0.032, wrong: 0.087, outOfScopeAnswered: 0.034 },
  en: { harmlessUrgent: 0.059, ordinaryUrgent: 0.008, ordinaryChecked: 0.06, wrong: 0.104, outOfScopeAnswered: 0.084 },
  es: { harmlessUrgent: 0.075, ordinaryUrgent: 0.008, ordinaryChecked: 0.052, wrong: 0.112, outOfScopeAnswered: 0.034 },
}

it.each(languages)("in %s unseen messages are understood as well as docs/understanding.md says", async (language) => {
  const measured = await measure("test", language)
  for (const [name, share] of Object.entries(least[language]))
    expect(measured[name as keyof typeof measured], name).toBeGreaterThanOrEqual(share)
  for (const [name, share] of Object.entries(most[language]))
    expect(measured[name as keyof typeof measured], name).toBeLessThanOrEqual(share)
})
