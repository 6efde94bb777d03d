import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { measureUnseen } from "./unseen.ts"

/** As docs/understanding.md says: a change may not make it worse. Of how many messages in pt, en and es. */
const least: Record<Language, Record<string, number>> = {
  pt: { dangerCard: 192, dangerNoticed: 231, dangerHelped: 239, worriesMet: 34 },
  en: { dangerCard: 218, dangerNoticed: 238, dangerHelped: 240, worriesMet: 36 },
  es: { dangerCard: 197, dangerNoticed: 234, dangerHelped: 239, worriesMet: 43 },
}
const most: Record<Language, Record<string, number>> = {
  pt: { harmlessCard: 51, ordinaryCard: 23, ordinaryCheck: 41, longCard: 20, longCheck: 23, worriesCard: 27 },
  en: { harmlessCard: 49, ordinaryCard: 18, ordinaryCheck: 47, longCard: 16, longCheck: 32, worriesCard: 22 },
  es: { harmlessCard: 35, ordinaryCard: 22, ordinaryCheck: 50, longCard: 18, longCheck: 24, worriesCard: 16 },
}

it.each(languages)("in %s messages that nobody tuned on are met as docs/understanding.md says", async (language) => {
  const danger = await measureUnseen(language, "danger")
  const harmless = await measureUnseen(language, "harmless")
  const ordinary = await measureUnseen(language, "ordinary")
  const long = await measureUnseen(language, "ordinary", ({ length }) => length === "31-")
  const worries = await measureUnseen(language, "worries")
  const measured: Record<string, number> = {
    dangerCard: danger.card,
    dangerNoticed: danger.card + danger.check,
    dangerHelped: danger.helped,
    worriesMet: worries.met,
    harmlessCard: harmless.card,
    ordinaryCard: ordinary.card,
    ordinaryCheck: ordinary.check,
    longCard: long.card,
    longCheck: long.check,
    worriesCard: worries.card,
  }
  for (const [name, count] of Object.entries(least[language]))
    expect(measured[name], name).toBeGreaterThanOrEqual(count)
  for (const [name, count] of Object.entries(most[language])) expect(measured[name], name).toBeLessThanOrEqual(count)
})
