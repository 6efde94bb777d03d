import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { type RedFlag, redFlags } from "./concern.ts"
import { languages } from "./language.ts"
import { concernIn } from "./red-flags.ts"

const mostFalseAlarms = 0.02

function phrases(language: string, kind: string): string[] {
  return JSON.parse(readFileSync(`${import.meta.dirname}/red-flags/phrases/${language}/${kind}.json`, "utf8"))
}

function isUrgent(text: string, kind: RedFlag) {
  const concern = concernIn(text)
  return concern?.level === "urgent" && concern.kind === kind
}

describe.each(languages)("in %s", (language) => {
  it("every phrase that calls for help is answered with its card", () => {
    const all = redFlags.flatMap((flag) => phrases(language, flag).map((text) => ({ text, flag })))
    const missed = all.filter(({ text, flag }) => !isUrgent(text, flag))
    console.log(`${language}: ${all.length - missed.length} of ${all.length} calls for help noticed`)
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(missed).toEqual([])
  })

  it("everyday phrases raise next to no alarm", () => {
    const all = phrases(language, "everyday")
    const alarms = all.filter((text) => concernIn(text)?.level === "urgent")
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
  expect(concernIn(text)).toEqual({ level: "urgent", kind: "self-harm" })
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
])("what she says that she does not have calls for no card: %s", (text) => {
  expect(concernIn(text)?.level).not.toBe("urgent")
})

it.each([
  "sem febre mas com falta de ar",
  "não tenho febre, dor no peito sim",
  "the fever does not go down",
  "não sei se é febre",
  "no tengo fiebre pero veo borroso",
])("a denial covers no more than what it denies: %s", (text) => {
  expect(concernIn(text)).toEqual({ level: "urgent", kind: "emergency" })
})

it.each(["38", "38,0", "38.5", "39", "40,2", "38º", "38,5ºC", "100.4 F", "101 F"])(
  "a fever is one from 38 °C (100.4 °F) on: %s",
  (figure) => {
    expect(concernIn(`fiz a medida e a febre deu ${figure}`)).toEqual({ level: "urgent", kind: "emergency" })
  },
)

it("a blood pressure is an alarm from 160 or over 110 on", () => {
  expect(concernIn("minha pressão deu 16 por 11")).toEqual({ level: "urgent", kind: "emergency" })
  expect(concernIn("my blood pressure is 165/95")).toEqual({ level: "urgent", kind: "emergency" })
  expect(concernIn("minha pressão deu 12 por 8")).toBeNull()
})

it("harm comes before an emergency, and an emergency before what can be seen to today", () => {
  expect(concernIn("tenho vontade de machucar meu bebê e quero morrer")).toEqual({
    level: "urgent",
    kind: "harm-to-baby",
  })
  expect(concernIn("quero morrer, meu marido me bate")).toEqual({ level: "urgent", kind: "self-harm" })
  expect(concernIn("meu marido me bateu e desmaiei")).toEqual({ level: "urgent", kind: "violence" })
  expect(concernIn("mama vermelha e quente com febre, e não consigo respirar")).toEqual({
    level: "urgent",
    kind: "emergency",
  })
})

it.each(["", "   ", "😭😭😭", "?!...", "123", "\u0000", "\ud83d", "مرحبا", "<b></b>"])(
  "a message without words is no alarm: %j",
  (text) => {
    expect(concernIn(text)).toBeNull()
  },
)

it.each([
  "a".repeat(20_000),
  "abcdefghij".repeat(2_000),
  " ".repeat(20_000),
  "😭".repeat(10_000),
  "a b ".repeat(5_000),
])("a message of 20,000 characters is read to its end", (long) => {
  expect(concernIn(`${long} quero morrer`)).toEqual({ level: "urgent", kind: "self-harm" })
})

it("every phrase of the everyday set still calls for help once it does", () => {
  const silent = languages
    .flatMap((language) => phrases(language, "everyday"))
    .filter((text) => concernIn(text) === null)
  const unheard = silent.filter((text) => concernIn(`${text}. quero morrer`) === null)
  expect(unheard).toEqual([])
})

const additions = [
  ["a greeting before it", (text: string) => `oi, tudo bem? ${text}`],
  ["thanks after it", (text: string) => `${text}, thank you`],
  ["the sleeping baby", (text: string) => `${text} and my baby is asleep`],
  ["the nursing baby", (text: string) => `mi bebé está tomando pecho, ${text}`],
  ["a laugh", (text: string) => `${text} kkkk`],
  ["a denial", (text: string) => `I'm not saying that ${text}, no`],
  ["another day of the diary around it", (text: string) => `hoje fiz sopa e dormi. ${text}. amanhã tem consulta`],
  ["accents dropped", (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "")],
  ["capitals", (text: string) => text.toUpperCase()],
  ["an emoji", (text: string) => `${text} 😔`],
] as const

it.each(additions)("no message of danger falls silent with %s", (_, change) => {
  const all = languages.flatMap((language) => redFlags.flatMap((flag) => phrases(language, flag)))
  expect(all.filter((text) => concernIn(change(text)) === null)).toEqual([])
})
