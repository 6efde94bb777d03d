import { expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { signs } from "../care/signs/table.ts"
import { dangerRulesOf } from "./rules.ts"
import { concernOf } from "./sign-concern.ts"

const { concernByRules } = dangerRulesOf(dangerWords)

const urgent = (kind: string) => ({ level: "urgent", kind })

it.each([
  "quero morrer",
  "quero me matar",
  "eu queria dormir e nunca mais acordar",
  "penso em me suicidar",
  "não quero mais viver",
  "acho que eles estariam melhor sem mim, ficariam melhor sem mim",
  "i want to die",
  "I wanna kill myself",
  "thinking about ending it all",
  "i dont want to be here anymore",
  "they'd be better off without me",
  "I wish I could just disappear",
  "quiero morirme",
  "me quiero matar",
  "ya no quiero vivir",
  "ojalá pudiera desaparecer",
  "mejor sin mí",
  "QUERO  MORRER!!!",
  "quero m o r r e r",
  "quero m0rrer",
  "que\u200bro mor\u200brer",
  "ｑｕｅｒｏ ｍｏｒｒｅｒ",
  "quero\nmorrer",
  "y s u i c i d i o",
  "<b>quero morrer</b><script>alert(1)</script>",
  `${"hoje o bebê mamou e dormiu. ".repeat(40)}quero morrer`,
  `${"a".repeat(20_000)} quero morrer`,
  `${"😭".repeat(10_000)} quero morrer`,
])("a wish to die or to be gone is urgent: %.60s", (text) => {
  expect(concernByRules(text)).toEqual(urgent("self-harm"))
})

it.each([
  "não quero morrer, só quero dormir",
  "I don't want to die",
  "no quiero morir",
  "quero morrer de vergonha",
  "i want to die of embarrassment",
  "me quiero morir de risa",
  "I want to kill myself laughing haha",
])("a denial or a jest beside it asks gently: %s", (text) => {
  expect(concernByRules(text)).toEqual({ level: "check", kind: "self-harm" })
})

it.each([
  ["bebê de 10 dias com 38 graus", "baby-emergency"],
  ["meu bebê de 20 dias está com 37,6", "baby-emergency"],
  ["newborn temp 37.8", "baby-emergency"],
  ["my 6 week old has 100.4 F", "baby-emergency"],
  ["my 10 week old has a fever of 38.2", "baby-emergency"],
  ["mi bebé de 2 meses y medio tiene 37,7 de temperatura", "same-day-baby"],
  ["bebê de 5 meses com febre de 39,2", "same-day-baby"],
  ["bebê de 8 meses com 40,1 de febre", "baby-emergency"],
  ["o bebê está gelado, 35,2 no termômetro", "baby-emergency"],
  ["la bebé de 3 semanas tiene 38 y medio", "baby-emergency"],
  ["bebê de 2 meses tomou vacina ontem e está com 38", "baby-emergency"],
  ["bebê de 8 meses tomou vacina ontem e está com 38", "same-day-baby"],
  ["bebê de 8 meses tomou vacina ontem e está com 40,2", "baby-emergency"],
  ["bebê de 10 semanas tomou vacina ontem e está com 37,9", "same-day-baby"],
  ["bebê de 1 mês tomou vacina ontem e está com 37,9", "baby-emergency"],
  ["bebê de 2 meses com 37,6", "baby-emergency"],
  ["bebé de casi tres meses con 38 de fiebre", "baby-emergency"],
  ["my 2 to 3 month old has 99.9 F", "baby-emergency"],
  ["bebê de três meses com febre de 38", "baby-emergency"],
  ["bebê com menos de 3 meses, 37,6", "baby-emergency"],
  ["bebê de 10 dias tomou vacina ontem e está com 38", "baby-emergency"],
  ["bebê de 2 meses tomou vacina ontem e está gelado, 35,2", "baby-emergency"],
  ["bebê de 10 meses com febre de 39,5", "same-day-baby"],
  ["estou com febre de 40,2", "mother-emergency"],
  ["estou com febre de 38,5", "same-day-mother"],
  ["I have 39.1 and chills", "mother-emergency"],
  ["tengo fiebre de 38,2 y escalofríos", "mother-emergency"],
])("a temperature counts by age: %s", (text, kind) => {
  expect(concernByRules(text)).toEqual(urgent(kind))
})

it.each([
  "bebê de 4 meses com 36,8",
  "meu bebê de 3 meses está com 37,2",
  "fever of 99.1 F",
  "bebê de 6 meses com 37,8",
  "quero comprar tamanho 38",
  "38 semanas de gravidez",
  "a água do banho a 37 graus",
  "bake at 40 minutes",
  "hoje faz 39 graus lá fora com o bebê",
  "moro no número 38",
])("an ordinary temperature or figure is none: %s", (text) => {
  expect(concernByRules(text)).toBeNull()
})

it("a temperature that she denies asks gently", () => {
  expect(concernByRules("não está com 38 de febre")).toEqual({ level: "check", kind: "same-day-mother" })
})

it.each([
  ["minha pressão deu 16 por 11", "mother-emergency"],
  ["pressão 16x10", "mother-emergency"],
  ["150x110", "mother-emergency"],
  ["my bp is 165/95", "mother-emergency"],
  ["pressão 15/9 e dor de cabeça forte", "mother-emergency"],
  ["presión 150 sobre 100 y veo borroso", "mother-emergency"],
  ["blood pressure top number 170", "mother-emergency"],
  ["pressão máxima 16", "mother-emergency"],
  ["pressão 8 por 5 e quase desmaiei", "mother-emergency"],
  ["minha pressão está 14x9", "same-day-mother"],
  ["tensión 14 con 9", "same-day-mother"],
  ["150x100", "same-day-mother"],
  ["blood pressure 145 over 85", "same-day-mother"],
])("a blood pressure counts in every way of writing it: %s", (text, kind) => {
  expect(concernByRules(text)).toEqual(urgent(kind))
})

it.each([
  "minha pressão deu 12 por 8",
  "bp 120/80",
  "presión 11 con 7",
  "consulta dia 15/9",
  "nasceu em 14/09",
  "tapete de 150x100 cm",
  "pressão 9 por 6, sempre foi assim",
])("an ordinary pressure or a date is none: %s", (text) => {
  expect(concernByRules(text)).toBeNull()
})

it.each([
  "tomei 20 comprimidos",
  "I took 20 pills while the baby slept",
  "tomé treinta, tomé 30 pastillas",
  "tomei remédio demais",
  "she took all her pills",
  "me tomé un montón de pastillas",
  "I think I overdosed",
  "tomei veneno",
])("too many pills or poison is urgent: %s", (text) => {
  expect(concernByRules(text)).toEqual(urgent("poison"))
})

it.each([
  "tomei 2 comprimidos de paracetamol",
  "i took my vitamins",
  "tomo 1 comprimido por dia",
  "tomé dos pastillas",
])("medicine as it is meant is none: %s", (text) => {
  expect(concernByRules(text)).toBeNull()
})

it.each(["", "   ", "😭😭😭", "?!...", "123", "\u0000", "\ud83d", "مرحبا", "<b></b>", "38", "0".repeat(20_000)])(
  "a message without words is none: %.20j",
  (text) => {
    expect(concernByRules(text)).toBeNull()
  },
)

it.each([
  "minha garganta está fechando depois do camarão",
  "my throat is closing up",
  "se me está cerrando la garganta",
  "meus lábios estão inchando e comi amendoim",
  "my tongue is swelling",
])("an airway that swells calls for help at once: %s", (text) => {
  expect(concernByRules(text)).toEqual({ level: "urgent", kind: "mother-emergency" })
})

it.each([
  "estou com dor de garganta",
  "my throat itches with nuts so which snacks are mine",
  "when I was a child my throat was closing with nuts",
  "meus pés estão inchando",
  "lábios ressecados, o que passo?",
])("and nothing else of the mouth does: %s", (text) => {
  expect(concernByRules(text)).toBeNull()
})

it("each row that a rule names has a card, and an unknown age counts as the youngest", () => {
  for (const sign of signs.filter(({ level }) => level !== "visit")) expect(concernOf(sign.id).level).toBe("urgent")
  expect(() => concernOf("baby-stain")).toThrow("card")
  expect(concernByRules("o bebê está com 37,6 de febre")).toEqual(urgent("baby-emergency"))
})

it("the card follows the level of the row, and what stands beside it", () => {
  const ofLevel = /^(?:same-day|mother-emergency|baby-emergency)/
  for (const sign of signs.filter((one) => one.with?.signs.length)) {
    const alone = concernOf(sign.id).kind
    const raised = concernOf(sign.id, sign.with?.signs).kind
    if (ofLevel.test(alone)) {
      expect(alone).toBe(sign.of === "mother" ? "same-day-mother" : "same-day-baby")
      expect(raised).toBe(sign.of === "mother" ? "mother-emergency" : "baby-emergency")
    } else expect(raised).toBe(alone)
  }
})

it.each([
  ["estou vomitando sangue", "mother-emergency"],
  ["vomitei um pouco de sangue", "mother-emergency"],
  ["tem sangue no vômito", "mother-emergency"],
  ["I'm throwing up blood", "mother-emergency"],
  ["there was blood in my vomit", "mother-emergency"],
  ["vomito sangre desde la noche", "mother-emergency"],
  ["meu bebê vomitou sangue", "baby-emergency"],
  ["my newborn is vomiting blood", "baby-emergency"],
  ["el bebé vomitó con sangre", "baby-emergency"],
])("blood that comes up is for now: %s", (text, kind) => {
  expect(concernByRules(text)).toEqual(urgent(kind))
})

it.each(["não vomitei sangue", "I have not vomited any blood", "no vomita sangre, solo leche"])(
  "that none comes up asks gently: %s",
  (text) => {
    expect(concernByRules(text)?.level).toBe("check")
  },
)

it.each([
  "vomitei, mas sem sangue",
  "vomiting and a blood test tomorrow",
  "threw up. blood pressure is fine",
  "vómitos y un análisis de sangre",
  "tem sangue na fralda e ela vomitou",
  "I vomit when I see blood",
  "vomito quando vejo sangue",
])("blood beside vomiting is not blood in it: %s", (text) => {
  expect(concernByRules(text)).toBeNull()
})

it.each([
  ["my 9 week old had her jabs yesterday and has 38.4", "GB", "same-day-baby"],
  ["my 9 week old had her jabs yesterday and has 38.4", "BR", "baby-emergency"],
  ["my 9 week old had her jabs yesterday and has 38.4", null, "baby-emergency"],
  ["my 9 week old had her jabs yesterday and has 40.1", "GB", "baby-emergency"],
  ["my 6 week old had a vaccine yesterday and has 38.4", "GB", "baby-emergency"],
])("after a vaccine a fever counts as her country's guidance says: %s, %s", (text, country, kind) => {
  expect(concernByRules(text, country)).toEqual(urgent(kind))
})

it.each([
  "my newborn has blisters on his tummy",
  "baby 3 weeks has little fluid filled blisters around the mouth",
  "meu bebê de 2 semanas está com bolhinhas na pele",
  "recém-nascido com bolhas no bumbum",
  "mi bebé de 10 días tiene ampollas en la piel",
  "mi recién nacido tiene vejigas en la boca",
  "my baby has blisters on her hands and feet",
  "bolhas no bumbum do bebê",
  "mi bebé tiene ampollas en la piel",
])("blisters of a baby who may be young are urgent: %s", (text) => {
  expect(concernByRules(text)).toEqual(concernOf("baby-blisters"))
})

it("blisters that are denied are asked about gently", () => {
  const denied = "my baby of 4 weeks has no blisters, only a rash"
  expect(concernByRules(denied)).toEqual({ ...concernOf("baby-blisters"), level: "check" })
})

it.each([
  "baby has a sucking blister on the lip",
  "milk blister, my baby bites",
  "tengo una ampolla en el pezón y mi bebé se enoja",
  "bolha no peito quando o bebê mama",
  "blister on my foot from walking the baby",
  "o bebê faz bolhas de sabão no banho",
  "empty blister packs",
  "my baby of 5 months has blisters on his hands",
])("other blisters are no sign by themselves: %s", (text) => {
  expect(concernByRules(text)).toBeNull()
})
