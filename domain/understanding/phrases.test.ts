import { describe, expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { calmWords } from "#content/message-words/calm.ts"
import { kitchenWords } from "#content/message-words/kitchen.ts"
import { lossWords } from "#content/message-words/loss.ts"
import { safeSleepWords } from "#content/message-words/safe-sleep.ts"
import { messageWords } from "#content/message-words/words.ts"
import { answerWords, answerWordsAsWritten } from "#content/plan-words/answers.ts"
import { dishWords } from "#content/plan-words/dish.ts"
import { leftOutWords } from "#content/plan-words/left-out.ts"
import { mentionWords } from "#content/plan-words/mentions.ts"
import { notThereWords } from "#content/plan-words/not-there.ts"
import { toCookWords } from "#content/plan-words/to-cook.ts"
import { anyPhrase } from "./phrases.ts"

describe("phrases as they are written", () => {
  it.each<[string, string[], string[]]>([
    ["(quero/vontade de) chorar", ["eu quero chorar", "vontade de chorar"], ["quero", "quero comer"]],
    ["nao sou [uma ]boa mae", ["nao sou boa mae", "nao sou uma boa mae"], ["sou boa mae"]],
    ["inflam*", ["esta inflamada", "inflam"], ["flama"]],
    ["i {2} cry", ["i cry", "i just always cry"], ["cry", "i do not know why one would cry"]],
    ["#2-12[ ]y[ ][\\/]o", ["my 4y/o", "a 12 y /o"], ["13yo", "1yo"]],
    ["no puedo mas!( comer)", ["no puedo mas", "no puedo mas hoy"], ["no puedo mas comer"]],
    ["morad+, cai + escada", ["moradita", "cai na escada"], ["morad", "cai escada"]],
    ["3(8/9)[.#0-9] graus", ["38 graus", "38,5 graus", "39.4 graus"], ["37 graus", "38,55 graus"]],
    ["# mes", ["12 mes"], ["doze mes"]],
    ["(a ){2}mao, (um ){1-2}dedo", ["mao", "a a mao", "um um dedo"], ["um", "dedo"]],
    ["quente~9pele", ["quente, na pele"], ["quente. na pele", "quente demais na minha pele"]],
    ["when~~9room", ["when. a room"], ["when in a warm room", "whenever room"]],
    ["!<(nao /sem )dor", ["com dor"], ["nao dor", "sem dor"]],
    ["sleep", ["sleep", "slep"], ["slp"]],
    ["wee, pee, poo", ["a wee", "pee", "poo"], ["we", "o pe", "leite em po"]],
    ["poo*", ["poo", "poos"], ["poison"]],
    ["in tears, no joy", ["i am in tears", "there is no joy"], ["intears", "joy"]],
  ])("%s", (phrase, found, others) => {
    const pattern = anyPhrase([[phrase]])
    expect(found.filter((text) => !pattern.test(text))).toEqual([])
    expect(others.filter((text) => pattern.test(text))).toEqual([])
  })

  const lists = [
    ...messageWords.flatMap(({ lowMood, whom }) => [...Object.values(lowMood), ...Object.values(whom)]),
    ...[
      safeSleepWords,
      kitchenWords,
      lossWords,
      answerWords,
      answerWordsAsWritten,
      calmWords,
      dishWords,
      leftOutWords,
      mentionWords,
      notThereWords,
      toCookWords,
    ].flatMap((words) => Object.values(words).flatMap((byLanguage) => Object.values(byLanguage))),
    ...Object.values(dangerWords).flatMap((theme) =>
      Object.values(theme).flatMap((byLanguage) => Object.values(byLanguage)),
    ),
  ]

  it("take no Portuguese or Spanish word for the beginning of an English one", () => {
    const english = Object.values(dangerWords).flatMap((theme) => Object.values(theme).flatMap(({ en }) => en))
    const phrases = english.flatMap((phrase) => phrase.split(/, */)).filter((phrase) => phrase !== "+")
    expect(phrases.length).toBeGreaterThan(1000)
    for (const word of ["po", "por", "pode", "poco"]) {
      const taken = phrases.filter((phrase) => new RegExp(`^${anyPhrase([[phrase]]).source}$`).test(word))
      expect(taken, word).toEqual([])
    }
  })

  it("are written with what they know alone, each bracket closed", () => {
    const phrases = lists.flat()
    expect(phrases.length).toBeGreaterThan(1000)
    expect(phrases.filter((phrase) => /[^\p{L}\d ,()[\]/*{}#!\\+~<.-]/u.test(phrase))).toEqual([])
    const single = phrases.flatMap((phrase) => phrase.split(","))
    for (const phrase of single) expect(() => anyPhrase([[phrase]]), phrase).not.toThrow()
  })
})
