import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { measureUnseen } from "./unseen.ts"

/** As docs/understanding.md says: a change may not make it worse. Of how many messages in pt, en and es. */
const least: Record<Language, Record<string, number>> = {
  pt: { dangerCard: 200, dangerNoticed: 228, dangerHelped: 239, spreadCard: 88, spreadNoticed: 98, worriesMet: 34 },
  en: { dangerCard: 219, dangerNoticed: 236, dangerHelped: 240, spreadCard: 83, spreadNoticed: 94, worriesMet: 38 },
  es: { dangerCard: 206, dangerNoticed: 231, dangerHelped: 240, spreadCard: 78, spreadNoticed: 94, worriesMet: 38 },
}
const most: Record<Language, Record<string, number>> = {
  pt: {
    harmlessCard: 50,
    ordinaryCard: 19,
    ordinaryCheck: 36,
    longCard: 15,
    longCheck: 22,
    worriesCard: 23,
    toldCard: 11,
    toldCheck: 36,
  },
  en: {
    harmlessCard: 46,
    ordinaryCard: 19,
    ordinaryCheck: 32,
    longCard: 18,
    longCheck: 21,
    worriesCard: 19,
    toldCard: 21,
    toldCheck: 35,
  },
  es: {
    harmlessCard: 32,
    ordinaryCard: 18,
    ordinaryCheck: 35,
    longCard: 14,
    longCheck: 21,
    worriesCard: 13,
    toldCard: 13,
    toldCheck: 35,
  },
}

it.each(languages)("in %s messages that nobody tuned on are met as docs/understanding.md says", async (language) => {
  const danger = await measureUnseen(language, "danger")
  const spread = await measureUnseen(language, "spread")
  const harmless = await measureUnseen(language, "harmless")
  const ordinary = await measureUnseen(language, "ordinary")
  const long = await measureUnseen(language, "ordinary", ({ length }) => length === "31-")
  const told = await measureUnseen(language, "told")
  const worries = await measureUnseen(language, "worries")
  const measured: Record<string, number> = {
    dangerCard: danger.card,
    dangerNoticed: danger.card + danger.check,
    dangerHelped: danger.helped,
    spreadCard: spread.card,
    spreadNoticed: spread.card + spread.check,
    worriesMet: worries.met,
    harmlessCard: harmless.card,
    ordinaryCard: ordinary.card,
    ordinaryCheck: ordinary.check,
    longCard: long.card,
    longCheck: long.check,
    toldCard: told.card,
    toldCheck: told.check,
    worriesCard: worries.card,
  }
  for (const [name, count] of Object.entries(least[language]))
    expect(measured[name], name).toBeGreaterThanOrEqual(count)
  for (const [name, count] of Object.entries(most[language])) expect(measured[name], name).toBeLessThanOrEqual(count)
})
