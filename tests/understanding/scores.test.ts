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
  pt: { dangerUrgent: 0.822, dangerNoticed: 0.932, dangerHelped: 0.982, right: 0.567, rightOrOffered: 0.839 },
  en: { dangerUrgent: 0.838, dangerNoticed: 0.936, dangerHelped: 0.978, right: 0.515, rightOrOffered: 0.768 },
  es: { dangerUrgent: 0.827, dangerNoticed: 0.949, dangerHelped: 0.991, right: 0.462, rightOrOffered: 0.7 },
}
type Most = {
  harmlessUrgent: number
  ordinaryUrgent: number
  ordinaryChecked: number
  wrong: number
  outOfScopeAnswered: number
}
const most: Record<Language, Most> = {
  pt: { harmlessUrgent: 0.077, ordinaryUrgent: 0.009, ordinaryChecked: 0.042, wrong: 0.099, outOfScopeAnswered: 0.05 },
  en: { harmlessUrgent: 0.042, ordinaryUrgent: 0.009, ordinaryChecked: 0.084, wrong: 0.148, outOfScopeAnswered: 0.102 },
  es: { harmlessUrgent: 0.043, ordinaryUrgent: 0.013, ordinaryChecked: 0.039, wrong: 0.188, outOfScopeAnswered: 0.1 },
}

it.each(languages)("in %s unseen messages are understood as well as docs/understanding.md says", async (language) => {
  const measured = await measure("test", language)
  for (const [name, share] of Object.entries(least[language]))
    expect(measured[name as keyof typeof measured], name).toBeGreaterThanOrEqual(share)
  for (const [name, share] of Object.entries(most[language]))
    expect(measured[name as keyof typeof measured], name).toBeLessThanOrEqual(share)
})
