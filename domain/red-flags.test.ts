import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { languages } from "./language.ts"
import { redFlagIn, redFlags } from "./red-flags.ts"

const mostFalseAlarms = 0.02

function phrases(language: string, kind: string): string[] {
  return JSON.parse(readFileSync(`${import.meta.dirname}/red-flags/phrases/${language}/${kind}.json`, "utf8"))
}

describe.each(languages)("in %s", (language) => {
  it("every phrase that calls for help is answered with its card", () => {
    const all = redFlags.flatMap((flag) => phrases(language, flag).map((text) => ({ text, flag })))
    const missed = all.filter(({ text, flag }) => redFlagIn(text) !== flag)
    console.log(`${language}: ${all.length - missed.length} of ${all.length} calls for help noticed`)
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(missed).toEqual([])
  })

  it("everyday phrases raise next to no alarm", () => {
    const all = phrases(language, "everyday")
    const alarms = all.filter((text) => redFlagIn(text) !== null)
    console.log(`${language}: ${alarms.length} false alarms in ${all.length} everyday phrases`)
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(alarms.length, alarms.join(" | ")).toBeLessThanOrEqual(all.length * mostFalseAlarms)
  })
})

it.each([
  ["shouted", "QUERO  MORRER!!!"],
  ["with every letter repeated", "quuueroo moorreeer"],
  ["spelled out", "q u e r o m o r r e r"],
  ["between emoji", "😭😭quero😭morrer😭"],
  ["over two lines", "quero\nmorrer"],
  ["with marks on its letters", "q\u0301uero m\u0308orrer"],
  ["with invisible letters in it", "que\u200bro mor\u200brer"],
  ["as HTML", "<b>quero morrer</b><script>alert(1)</script>"],
  ["in full-width letters", "ｑｕｅｒｏ ｍｏｒｒｅｒ"],
  ["at the end of a long day's story", `${"hoje o bebê mamou e dormiu. ".repeat(40)}quero morrer`],
])("a call for help is noticed %s", (_how, text) => {
  expect(redFlagIn(text)).toBe("self-harm")
})

it.each([
  "não tenho febre nem dor no peito",
  "febre não",
  "febre? não tenho",
  "sem febre, mamando bem",
  "I have no chest pain, no fever, no bleeding",
  "no fever or chills",
  "no tengo fiebre ni dolor de pecho",
  "febre de 37,3",
  "fever of 99.1 F",
  "não quero morrer",
])("what she says that she does not have raises no alarm: %s", (text) => {
  expect(redFlagIn(text)).toBeNull()
})

it.each([
  "sem febre mas com falta de ar",
  "não tenho febre, dor no peito sim",
  "the fever does not go down",
  "não sei se é febre",
  "no tengo fiebre pero veo borroso",
])("a denial covers no more than what it denies: %s", (text) => {
  expect(redFlagIn(text)).toBe("emergency")
})

it.each(["38", "38,0", "38.5", "39", "40,2", "38º", "38,5ºC", "100.4 F", "101 F"])(
  "a fever is one from 38 °C (100.4 °F) on: %s",
  (figure) => {
    expect(redFlagIn(`fiz a medida e a febre deu ${figure}`)).toBe("emergency")
  },
)

it("a blood pressure is an alarm from 160 or over 110 on", () => {
  expect(redFlagIn("minha pressão deu 16 por 11")).toBe("emergency")
  expect(redFlagIn("my blood pressure is 165/95")).toBe("emergency")
  expect(redFlagIn("minha pressão deu 12 por 8")).toBeNull()
})

it("harm comes before an emergency, and an emergency before what can be seen to today", () => {
  expect(redFlagIn("tenho vontade de machucar meu bebê e quero morrer")).toBe("harm-to-baby")
  expect(redFlagIn("quero morrer, meu marido me bate")).toBe("self-harm")
  expect(redFlagIn("meu marido me bateu e desmaiei")).toBe("violence")
  expect(redFlagIn("mama vermelha e quente com febre, e não consigo respirar")).toBe("emergency")
})

it.each(["", "   ", "😭😭😭", "?!...", "123", "\u0000", "\ud83d", "مرحبا", "<b></b>"])(
  "a message without words is no alarm: %j",
  (text) => {
    expect(redFlagIn(text)).toBeNull()
  },
)

it.each([
  "a".repeat(20_000),
  "abcdefghij".repeat(2_000),
  " ".repeat(20_000),
  "😭".repeat(10_000),
  "a b ".repeat(5_000),
])("a message of 20,000 characters is read to its end", (long) => {
  expect(redFlagIn(`${long} quero morrer`)).toBe("self-harm")
})

it("every phrase of the everyday set still calls for help once it does", () => {
  const silent = languages.flatMap((language) => phrases(language, "everyday")).filter((text) => !redFlagIn(text))
  const unheard = silent.filter((text) => redFlagIn(`${text}. quero morrer`) === null)
  expect(unheard).toEqual([])
})
