import { expect, it } from "vitest"
import { assessSafety } from "../assess.ts"
import type { SafetyKind } from "../concern.ts"
import { concernByRules } from "../rules.ts"

it.each([
  ["mother-emergency", "o sangramento não para, já troquei quatro absorventes em duas horas, tive bebê há 5 dias"],
  ["mother-emergency", "I'm soaking through a pad every half hour since the birth"],
  ["mother-emergency", "empapo una compresa cada media hora"],
  ["mother-emergency", "dói do lado direito embaixo das costelas, uma semana depois do parto"],
  ["mother-emergency", "me duele el lado derecho, debajo de las costillas derechas"],
  ["mother-emergency", "bruises showing up all over my body for no reason"],
  ["mother-emergency", "febre e pescoço duro depois da peridural"],
  ["mother-emergency", "fever and stiff neck after my epidural"],
  ["mother-emergency", "dolor de espalda donde me pusieron la epidural y fiebre"],
  ["mother-emergency", "tiraram a sonda há 8 horas e não sai xixi"],
  ["mother-emergency", "I haven't been able to pee since the birth last night"],
  ["mother-emergency", "no puedo orinar desde el parto de anoche"],
  ["mother-emergency", "dor no ânus cada vez mais forte, está inchado"],
  ["mother-emergency", "there's a big gap in my section wound and something is poking out"],
  ["mother-emergency", "my bum and groin are numb and I can't hold my pee since the epidural"],
  ["mother-emergency", "violent shivering and terrible aches after my c-section"],
  ["mother-emergency", "glicose em 400, enjoo e hálito de fruta"],
  ["mother-emergency", "I have diabetes, I'm throwing up, very thirsty and weak"],
  ["mother-emergency", "acordo sem ar de noite"],
  ["baby-emergency", "bebê caiu do trocador e chorou"],
  ["baby-emergency", "hit her head on the floor and threw up twice"],
  ["baby-emergency", "mi bebé se cayó de la cama y está adormilado"],
  ["baby-emergency", "my baby is having a fit"],
  ["baby-emergency", "coughs so much she turns blue"],
  ["baby-emergency", "born this morning and already yellow"],
  ["baby-emergency", "barriga enorme e dura, bebê de 6 meses não para de vomitar"],
  ["baby-emergency", "el bebé comió miel y ahora succiona débil"],
  ["baby-emergency", "esqueci o bebê no carro quente"],
  ["baby-emergency", "baby was in a closed car in the sun and is limp"],
  ["baby-emergency", "le sangran las encías al bebé sin motivo"],
  ["baby-emergency", "un pelo le aprieta el pene a mi bebé"],
  ["baby-emergency", "mi bebé comió huevo y se le hincharon los labios"],
  ["mother-emergency", "my tongue is swelling and the baby is asleep"],
  ["under-water", "se le fue la cabeza bajo el agua en la bañera"],
  ["violence", "my husband forces sex on me three weeks after birth"],
  ["poison", "I took twenty paracetamol"],
  ["same-day-mother", "acho que estou com dengue, posso tomar ibuprofeno?"],
] as const)("a sign in a body gets the card of its kind: %s, %s", (kind, text) => {
  expect(concernByRules(text)).toEqual({ level: "urgent", kind })
})

it.each([
  "my toddler used to get nosebleeds a lot",
  "meu filho mais velho tinha sangramento no nariz, é do tempo seco ou preciso levar?",
  "he has a bruise on his shin from running",
  "mi niña de 4 años tiene un moretón en la espinilla de jugar",
  "our car engine burnt out, do we repair it or buy another for the baby?",
  "caiu do sofá o urso dela",
  "he almost fell off the bed",
  "meu mais velho teve convulsão febril com 2 anos, hoje tem 14",
  "estoy temblando de frío porque dejé la ventana abierta",
  "mottled legs when I undress him, cold?",
  "tem 36 horas de vida e mama o tempo todo, será que esse líquido amarelo basta?",
  "I can't even pee in peace since the birth",
  "I change my pad every three hours",
  "a clot is hanging out of my vagina",
  "my bra hurts under my right ribs",
  "tomei dez minutos de sol",
  "posso deixar o bebê 5 minutos no carro?",
  "I have white milk blisters on my nipple",
])("what only sounds like one gets no card: %s", (text) => {
  expect(assessSafety(text, null).concern).toBeNull()
})

const sees =
  (kind: SafetyKind, danger = 0.99) =>
  () => ({ danger, kind })

it.each([
  ["meu bebê caiu da cama e bateu a cabeça", "same-day-baby"],
  ["my baby rolled off the sofa, no vomiting", "same-day-baby"],
  ["el bebé se golpeó la cabeza", "same-day-baby"],
  ["cough with a whoop at the end", "same-day-baby"],
  ["no wet nappy for 12 hours", "same-day-baby"],
  ["something is bulging out of my vagina since this morning", "same-day-mother"],
  ["dor nas costas na altura dos rins, febre e ardência", "same-day-mother"],
] as const)("a sign for today gives way to a model that sees an emergency: %s", (text, kind) => {
  expect(assessSafety(text, null).concern).toEqual({ level: "urgent", kind })
  expect(assessSafety(text, sees("baby-emergency", 0.1)).concern).toEqual({ level: "urgent", kind })
  expect(assessSafety(text, sees("baby-emergency")).concern?.kind).toBe("baby-emergency")
})

it("who asks for help after a fall is not taken for one who harms, or mourns", () => {
  for (const kind of ["harm-to-baby", "violence", "loss"] as const)
    expect(assessSafety("my baby fell off the bed", sees(kind)).concern?.kind).toBe("same-day-baby")
})
