import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { isFull } from "../amount.ts"
import { measureUnseen } from "./unseen.ts"

/** As docs/understanding.md says: a change may not make it worse. Of how many messages in pt, en and es. */
const least: Record<Language, Record<string, number>> = {
  pt: {
    dangerCard: 207,
    dangerNoticed: 234,
    dangerHelped: 240,
    spreadCard: 93,
    spreadNoticed: 99,
    worriesMet: 34,
    longDangerCard: 19,
    longDangerNoticed: 19,
  },
  en: {
    dangerCard: 225,
    dangerNoticed: 237,
    dangerHelped: 240,
    spreadCard: 80,
    spreadNoticed: 99,
    worriesMet: 39,
    longDangerCard: 18,
    longDangerNoticed: 19,
  },
  es: {
    dangerCard: 205,
    dangerNoticed: 233,
    dangerHelped: 240,
    spreadCard: 78,
    spreadNoticed: 96,
    worriesMet: 44,
    longDangerCard: 18,
    longDangerNoticed: 19,
  },
}
const most: Record<Language, Record<string, number>> = {
  pt: {
    harmlessCard: 43,
    ordinaryCard: 15,
    ordinaryCheck: 33,
    longCard: 14,
    longCheck: 24,
    worriesCard: 27,
    toldCard: 12,
    toldCheck: 33,
    longCalmCard: 4,
    longCalmCheck: 6,
  },
  en: {
    harmlessCard: 41,
    ordinaryCard: 12,
    ordinaryCheck: 38,
    longCard: 13,
    longCheck: 28,
    worriesCard: 18,
    toldCard: 19,
    toldCheck: 34,
    longCalmCard: 2,
    longCalmCheck: 10,
  },
  es: {
    harmlessCard: 32,
    ordinaryCard: 12,
    ordinaryCheck: 43,
    longCard: 13,
    longCheck: 29,
    worriesCard: 14,
    toldCard: 18,
    toldCheck: 29,
    longCalmCard: 1,
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

/** Of 400 messages of each language that chat about the plan, all without danger. */
const mostOfChatty: Record<Language, { card: number; check: number }> = {
  pt: { card: 21, check: 42 },
  en: { card: 21, check: 55 },
  es: { card: 19, check: 49 },
}

// In the full run alone: what they tell of a change the sets above tell too.
it.runIf(isFull).each(languages)(
  "in %s messages that chat about the plan bring an alarm no oftener",
  async (language) => {
    const { all, card, check } = await measureUnseen(language, "chatty")
    expect(all).toBe(400)
    expect(card).toBeLessThanOrEqual(mostOfChatty[language].card)
    expect(check).toBeLessThanOrEqual(mostOfChatty[language].check)
  },
)
