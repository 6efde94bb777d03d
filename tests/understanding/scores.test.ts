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
  pt: { dangerUrgent: 0.854, dangerNoticed: 0.97, dangerHelped: 0.995, right: 0.511, rightOrOffered: 0.914 },
  en: { dangerUrgent: 0.883, dangerNoticed: 0.97, dangerHelped: 0.991, right: 0.531, rightOrOffered: 0.927 },
  es: { dangerUrgent: 0.908, dangerNoticed: 0.974, dangerHelped: 0.995, right: 0.512, rightOrOffered: 0.887 },
}
type Most = {
  harmlessUrgent: number
  ordinaryUrgent: number
  ordinaryChecked: number
  wrong: number
  outOfScopeAnswered: number
}
const most: Record<Language, Most> = {
  pt: { harmlessUrgent: 0.084, ordinaryUrgent: 0.012, ordinaryChecked: 0.024, wrong: 0.122, outOfScopeAnswered: 0.05 },
  en: { harmlessUrgent: 0.059, ordinaryUrgent: 0.008, ordinaryChecked: 0.068, wrong: 0.063, outOfScopeAnswered: 0.084 },
  es: { harmlessUrgent: 0.059, ordinaryUrgent: 0.004, ordinaryChecked: 0.056, wrong: 0.075, outOfScopeAnswered: 0.05 },
}

it.each(languages)("in %s unseen messages are understood as well as docs/understanding.md says", async (language) => {
  const measured = await measure("test", language)
  for (const [name, share] of Object.entries(least[language]))
    expect(measured[name as keyof typeof measured], name).toBeGreaterThanOrEqual(share)
  for (const [name, share] of Object.entries(most[language]))
    expect(measured[name as keyof typeof measured], name).toBeLessThanOrEqual(share)
})
