import { expect, test } from "vitest"
import type { ReminderTexts } from "#domain/reminders/reminder-texts.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { pt } from "./pt.ts"

const languages: [string, ReminderTexts][] = [
  ["pt", pt],
  ["en", en],
  ["es", es],
]
const titleMost = 32
const bodyMost = 110

/** Words that nobody who glances at her phone should read. */
const unspoken: Record<string, RegExp> = {
  pt: /\bbebês?\b|\bfilh|\bpeso|\bquilo|caloria|corpo|barriga|leite|mama|amament|parto|gravid|depress|ansiedad|deve\b|precisa comer|frango|arroz|sopa/i,
  en: /bab(y|ies)|child|weight|kilo|calorie|\bbody|belly|milk|breast|birth|pregnan|depress|anxi|\bshould\b|must\b|chicken|rice|soup/i,
  es: /\bbebés?\b|\bhij[oa]|peso|kilo|calor[íi]a|cuerpo|barriga|leche|pecho|lactan|parto|embaraz|depres|ansiedad|debes|deber|pollo|arroz|sopa/i,
}

function textsOf(kinds: ReminderTexts) {
  return Object.values(kinds).flat()
}

test.each(languages)(
  "a reminder in %s fits a locked screen and speaks of no food, body or baby there",
  (language, texts) => {
    for (const { title, body } of textsOf(texts)) {
      expect(title.length, title).toBeLessThanOrEqual(titleMost)
      expect(body.length, body).toBeLessThanOrEqual(bodyMost)
      expect(`${title} ${body}`).not.toMatch(unspoken[language] ?? /^/)
    }
  },
)

test.each(languages)("a week in %s repeats no text of a kind but meals, and a fortnight no tip", (_, texts) => {
  const bodies = (kind: "morning" | "tip" | "water") => new Set(texts[kind].map(({ body }) => body)).size
  expect([bodies("morning"), bodies("tip"), bodies("water")]).toEqual([7, 14, 6])
  for (const [kind, ofKind] of Object.entries(texts)) {
    if (Array.isArray(ofKind)) expect(ofKind).toHaveLength(pt[kind as "meal"].length)
  }
})

test.each(languages)(
  "the discreet ones in %s do not even tell that there is an app",
  (_, { discreet, discreetReply }) => {
    for (const { title, body } of [discreet, discreetReply])
      expect(`${title} ${body}`).not.toMatch(/florescer|app|plan|água|agua|water|pausa|pause|chat|equip|team/i)
  },
)
