import { expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { assessSafety } from "../assess.ts"
import type { SafetyKind } from "../concern.ts"
import { dangerRulesOf } from "../rules.ts"

const rules = dangerRulesOf(dangerWords)
const { concernByRules } = rules

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
  ["burn", "derramei a água do mate na barriga da bebê, está tudo vermelho"],
  ["burn", "knocked my tea over her arm, skin's gone red and shiny"],
  ["burn", "the bath was too hot, his feet and bottom are bright red"],
  ["burn", "the baby grabbed my straighteners"],
  ["burn", "se echó amoniaco encima de la barriga"],
  ["under-water", "escorregou no banho e ficou debaixo da água um instante, está bem"],
  ["under-water", "she went right under in the bath for a second"],
  ["bite", "o cachorro da minha sogra arranhou o rosto da neném"],
  ["baby-emergency", "furou o calcanhar de manhã e não para de sangrar"],
  ["baby-emergency", "his circumcision won't stop bleeding"],
  ["baby-emergency", "mi recién nacida mamó del pecho con herpes"],
  ["baby-emergency", "my 10 day old fed from the breast with the herpes sores"],
  ["same-day-mother", "my 8 week old fed from the breast with the herpes sores"],
  ["same-day-mother", "tenho feridas com bolha de água no seio, posso dar mama desse lado?"],
  ["mother-emergency", "dengue e agora dor forte na barriga e vômito"],
  ["mother-emergency", "I've got dengue and now my gums are bleeding"],
  ["mother-emergency", "se me salió una masa por la vagina y duele mucho"],
  ["mother-emergency", "sinto um aperto no peito que volta toda hora"],
  ["mother-emergency", "I had a seizure this morning, six days after birth"],
  ["mother-emergency", "não consigo urinar há doze horas"],
  ["mother-emergency", "no siento la entrepierna y se me escapa todo"],
  ["mother-emergency", "enxarquei dois absorventes em meia hora"],
  ["psychosis", "don't need sleep any more, I've got so many plans"],
  ["psychosis", "llevo tres noches sin dormir y no me hace falta, la mente a mil"],
  ["poison", "the CO alarm is going off and we all have headaches"],
  ["poison", "cheiro forte de gás e estamos tontos"],
  ["baby-emergency", "tiene la panza como tambor, no hace popó y vomita, 3 meses"],
  ["baby-emergency", "abdome distendido e duro, 6 meses, sem cocô"],
  ["baby-emergency", "yellow and too sleepy to feed"],
  ["baby-emergency", "he's having a fit"],
  ["baby-emergency", "went down the stairs in his walker"],
  ["baby-emergency", "she's drenched in sweat feeding and has to stop to breathe"],
  ["baby-emergency", "someone rear-ended us with the baby in the back"],
  ["same-day-baby", "caca negra como alquitrán, tres meses, sin hierro"],
  ["bite", "my sister's dog nipped his hand"],
  ["baby-emergency", "seven months, belly bloated and hard, hasn't done a poo"],
  ["same-day-baby", "black sticky poo at five weeks"],
  ["baby-emergency", "black poo like tar at five weeks and she's pale and sleepy"],
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
  "sinto um aperto no peito de saudade do meu pai",
  "my chest was tight with pride when she rolled over",
  "se me cayó el café en el sofá y el bebé se rio",
  "black poo on day one, is that meconium?",
  "black poo at three weeks, she takes iron drops",
  "ombligo con unas gotitas de sangre, ¿sigue sangrando?",
  "tomei café demais e não tenho sono, a mente a mil",
  "is dengue vaccine ok, my sister was vomiting",
  "he is not tired at all, so many plans for today",
  "tengo herpes labial, ¿puedo darle el pecho?",
  "pee test lasts 8 hours, no wee wasted",
  "tem 36 horas de vida e mama o tempo todo, será que esse líquido amarelo basta?",
  "I can't even pee in peace since the birth",
  "I change my pad every three hours",
  "a clot is hanging out of my vagina",
  "my bra hurts under my right ribs",
  "tomei dez minutos de sol",
  "posso deixar o bebê 5 minutos no carro?",
  "I have white milk blisters on my nipple",
])("what only sounds like one gets no card: %s", (text) => {
  expect(assessSafety(text, null, { rules }).concern).toBeNull()
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
  expect(assessSafety(text, null, { rules }).concern).toEqual({ level: "urgent", kind })
  expect(assessSafety(text, sees("baby-emergency", 0.1), { rules }).concern).toEqual({ level: "urgent", kind })
  expect(assessSafety(text, sees("baby-emergency"), { rules }).concern?.kind).toBe("baby-emergency")
})

it("who asks for help after a fall is not taken for one who harms, or mourns", () => {
  for (const kind of ["harm-to-baby", "violence", "loss"] as const)
    expect(assessSafety("my baby fell off the bed", sees(kind), { rules }).concern?.kind).toBe("same-day-baby")
})
