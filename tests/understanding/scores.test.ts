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
  pt: { dangerUrgent: 0.874, dangerNoticed: 0.974, dangerHelped: 0.995, right: 0.536, rightOrOffered: 0.908 },
  en: { dangerUrgent: 0.862, dangerNoticed: 0.966, dangerHelped: 0.991, right: 0.456, rightOrOffered: 0.836 },
  es: { dangerUrgent: 0.908, dangerNoticed: 0.974, dangerHelped: 0.995, right: 0.504, rightOrOffered: 0.904 },
}
type Most = {
  harmlessUrgent: number
  ordinaryUrgent: number
  ordinaryChecked: number
  wrong: number
  outOfScopeAnswered: number
}
const most: Record<Language, Most> = {
  pt: { harmlessUrgent: 0.026, ordinaryUrgent: 0.005, ordinaryChecked: 0.032, wrong: 0.055, outOfScopeAnswered: 0.034 },
  en: { harmlessUrgent: 0.051, ordinaryUrgent: 0.008, ordinaryChecked: 0.068, wrong: 0.07, outOfScopeAnswered: 0.067 },
  es: { harmlessUrgent: 0.051, ordinaryUrgent: 0.012, ordinaryChecked: 0.052, wrong: 0.096, outOfScopeAnswered: 0.05 },
}

it.each(languages)("in %s unseen messages are understood as well as docs/understanding.md says", async (language) => {
  const measured = await measure("test", language)
  for (const [name, share] of Object.entries(least[language]))
    expect(measured[name as keyof typeof measured], name).toBeGreaterThanOrEqual(share)
  for (const [name, share] of Object.entries(most[language]))
    expect(measured[name as keyof typeof measured], name).toBeLessThanOrEqual(share)
})
