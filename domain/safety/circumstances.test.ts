import { expect, test } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { besideCircumstances } from "./circumstances.ts"
import { dangerRulesOf } from "./rules.ts"

const { withoutCircumstances } = dangerRulesOf(dangerWords)

test.each([
  ["Durmo mal desde o parto.", "Durmo mal."],
  ["meu bebê tem três semanas e não pega o peito", "e não pega o peito"],
  ["há 3 dias que não durmo", "que não durmo"],
  ["bebê de 2 meses e meio com soluço", "bebê com soluço"],
  ["I cry since the birth", "I cry"],
  ["my baby is three weeks old, what do I eat", ", what do I eat"],
  ["my 6-week-old won't latch", "my won't latch"],
  ["for three days no appetite", "no appetite"],
  ["duermo mal desde el parto", "duermo mal"],
  ["mi bebé tiene 2 meses", ""],
  ["hace una semana que no como", "que no como"],
  ["no hospital disseram que é normal", "é normal"],
  ["at the clinic they told me to wait", "to wait"],
  ["minha amiga acabou de ter bebê e chora", "e chora"],
  ["os gêmeos têm 4 meses e choram", "os gêmeos e choram"],
  ["a veces llora, todos los días", "llora"],
])("of “%s” is left what it asks or tells", (text, left) => {
  expect(withoutCircumstances(text).trim()).toBe(left)
})

test.each([
  "he hasn't peed for 12 hours",
  "39 de febre",
  "dois copos de água",
  "one more meal",
  "parto normal",
  "the birth",
])("“%s” is left whole", (text) => {
  expect(withoutCircumstances(text)).toBe(text)
})

test("the odds of danger are halfway between those with it and without, the kind is that of the whole", () => {
  const odds = (text: string) => (text.includes("since the birth") ? 81 : 1 / 9)
  const model = (text: string) => ({ danger: odds(text) / (1 + odds(text)), kind: "violence" as const })
  const { danger, kind } = besideCircumstances(model, "tired since the birth", withoutCircumstances)
  expect([danger, kind]).toEqual([expect.closeTo(0.75, 6), "violence"])
  expect(besideCircumstances(model, "tired", withoutCircumstances).danger).toBeCloseTo(0.1, 6)
})
