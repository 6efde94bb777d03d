import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { measureUnseen } from "./unseen.ts"

/** As docs/understanding.md says: a change may not make it worse. Of how many messages in pt, en and es. */
const least: Record<Language, Record<string, number>> = {
  pt: {
    dangerCard: 202,
    dangerNoticed: 232,
    dangerHelped: 239,
    spreadCard: 87,
    spreadNoticed: 98,
    worriesMet: 31,
    longDangerCard: 18,
    longDangerNoticed: 19,
  },
  en: {
    dangerCard: 220,
    dangerNoticed: 237,
    dangerHelped: 240,
    spreadCard: 84,
    spreadNoticed: 94,
    worriesMet: 41,
    longDangerCard: 19,
    longDangerNoticed: 19,
  },
  es: {
    dangerCard: 207,
    dangerNoticed: 233,
    dangerHelped: 240,
    spreadCard: 79,
    spreadNoticed: 96,
    worriesMet: 37,
    longDangerCard: 18,
    longDangerNoticed: 19,
  },
}
const most: Record<Language, Record<string, number>> = {
  pt: {
    harmlessCard: 52,
    ordinaryCard: 18,
    ordinaryCheck: 36,
    longCard: 14,
    longCheck: 24,
    worriesCard: 26,
    toldCard: 12,
    toldCheck: 38,
    longCalmCard: 4,
    longCalmCheck: 6,
  },
  en: {
    harmlessCard: 51,
    ordinaryCard: 15,
    ordinaryCheck: 39,
    longCard: 13,
    longCheck: 28,
    worriesCard: 20,
    toldCard: 21,
    toldCheck: 35,
    longCalmCard: 3,
    longCalmCheck: 10,
  },
  es: {
    harmlessCard: 33,
    ordinaryCard: 19,
    ordinaryCheck: 38,
    longCard: 13,
    longCheck: 25,
    worriesCard: 14,
    toldCard: 17,
    toldCheck: 28,
    longCalmCard: 3,
    longCalmCheck: 8,
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
  const longDanger = await measureUnseen(language, "long-danger")
  const longCalm = await measureUnseen(language, "long-calm")
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
    longDangerCard: longDanger.card,
    longDangerNoticed: longDanger.card + longDanger.check,
    longCalmCard: longCalm.card,
    longCalmCheck: longCalm.check,
  }
  for (const [name, count] of Object.entries(least[language]))
    expect(measured[name], name).toBeGreaterThanOrEqual(count)
  for (const [name, count] of Object.entries(most[language])) expect(measured[name], name).toBeLessThanOrEqual(count)
})
