import { expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { assessSafety } from "../assess.ts"
import type { SafetyKind } from "../concern.ts"
import { dangerRulesOf } from "../rules.ts"

const rules = dangerRulesOf(dangerWords)
const { concernByRules } = rules
const sees = (kind: SafetyKind) => () => ({ danger: 0.99, kind })

it.each([
  ["as narinas dele abrem e fecham quando respira", "baby-emergency"],
  ["o nariz dele fica abrindo toda hora que ele respira, parece esforço", "baby-emergency"],
  ["his nostrils are flaring", "baby-emergency"],
  ["se le abren las fosas nasales cuando respira", "baby-emergency"],
  ["las aletas de la nariz se le mueven al respirar", "baby-emergency"],
  ["tosse com guincho e fica roxo", "baby-emergency"],
  ["coughs with a whoop and goes blue", "baby-emergency"],
  ["tose con un silbido y se pone azul", "baby-emergency"],
  ["me olvidé a la niña dentro del carro con el calor", "baby-emergency"],
  ["dejé a mi bebé en el auto cerrado y hace mucho calor", "baby-emergency"],
  ["as narinas dele batem, tem 5 meses", "same-day-baby"],
  ["his nostrils flare, he is 5 months old", "same-day-baby"],
  ["le aletea la nariz, tiene 5 meses", "same-day-baby"],
] as const)("a sign that the models miss is of its level at the baby's age: %s, %s", (text, kind) => {
  expect(concernByRules(text)).toEqual({ level: "urgent", kind })
})

it.each([
  "as narinas dela abrem quando sente o cheiro do leite",
  "her nostrils flare when she smells my milk",
  "se me abren mis fosas nasales de rabia",
  "ele fez um guincho de alegria",
  "he whooped with joy",
  "hizo un chillido de alegría",
  "vacina da coqueluche protege da tosse?",
  "does the whooping cough vaccine stop a cough?",
  "la tos está mejor, sin silbido",
  "alguém com herpes pode beijar o bebê?",
  "can someone with a cold sore kiss the baby?",
  "mi marido tiene herpes y nunca la besó",
  "hoy besé a mi bebé por primera vez",
  "hace mucho que dejé mi bolso en el coche al sol",
])("what only shares their words is none of them: %s", (text) => {
  expect(assessSafety(text, null, { rules }).concern).toBeNull()
})

it.each([
  "ele tosse, tosse e no fim puxa o ar com um guincho",
  "he coughs and coughs then whoops when he breathes in",
  "mi bebé tose sin parar y hace un gallo al coger aire",
])("a cough that ends in a whoop is for today, and not taken for choking: %s", (text) => {
  for (const kind of ["choking", "under-water"] as const)
    expect(assessSafety(text, sees(kind), { rules }).concern).toEqual({ level: "urgent", kind: "same-day-baby" })
  expect(assessSafety(text, sees("baby-emergency"), { rules }).concern?.kind).toBe("baby-emergency")
})

it.each([
  "eu tô com herpes no lábio e beijei ele sem pensar",
  "uma tia com herpes labial deu um beijo no rosto do meu recém-nascido",
  "auntie with a cold sore just kissed my newborn on the mouth",
  "una tía con un fuego en la boca le dio un beso a mi recién nacida",
])("a kiss of who has a cold sore is asked about, and not taken for harm or choking: %s", (text) => {
  for (const kind of ["harm-to-baby", "violence", "choking"] as const)
    expect(assessSafety(text, sees(kind), { rules }).concern).toEqual({ level: "check", kind: "baby-emergency" })
})
