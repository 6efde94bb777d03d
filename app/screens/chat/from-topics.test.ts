import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { type Language, languages } from "#domain/language.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { answerFromPlan, planForChat } from "./from-plan.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

const talks = Object.fromEntries(
  await Promise.all(languages.map(async (lang) => [lang, await loadPlanTalk(lang)] as const)),
) as Record<Language, PlanTalk>

/** Makes a plan of which so many days are done, seen on a Monday; null means that she has not begun. */
function planAfter(days: number | null): PlanOfChat {
  const done = Object.fromEntries(Array.from({ length: days ?? 0 }, (_, index) => [index + 1, [...checklistItems]]))
  const journeys =
    days === null ? [] : [{ id: "first", startedAt: "2026-11-21T08:00:00.000Z", done, edition: currentEdition }]
  const plan = planOf(library, journeys, days === null ? { ...noHousehold, isUntold: true } : noHousehold)
  const rows = { journeys, helperLinks: [] }
  return planForChat(plan, Math.min((days ?? 0) + 1, 7), wishTable, {
    now: "2026-11-30T12:00:00.000Z",
    maySaveFood: true,
    rows,
  })
}

const states = { "before onboarding": null, "on day 1": 0, "on day 3": 2, "on day 7": 6, "after the week": 7 }

/** Questions, each with a pattern for the answer's fact or with the id of the entry that answers. */
const questions: Record<string, Record<Language, string> & { says: RegExp | number }> = {
  "what she believes is left out": {
    pt: "coloquei sem castanhas no começo, isso vale pra granola?",
    en: "I put no nuts when I signed up, does that cover the granola?",
    es: "puse que no como nueces y me sigue saliendo granola",
    says: /^(Nada disso fica de fora ainda|Nothing of that is left out yet|Nada de eso queda fuera todavía).*#without=/s,
  },
  "a line of the list to untick": {
    pt: "marquei ovos na lista sem querer, como desmarco?",
    en: "how do i untick eggs i hit it with my thumb",
    es: "le he dado a comprado al aguacate y no lo he comprado, cómo lo quito",
    says: /^(Toque de novo|Tap that line|Toca otra vez)/,
  },
  "ticks after a change": {
    pt: "se eu mudar pra três pessoas eu perco o q risquei na lista?",
    en: "do I lose my ticks if I swap a dish?",
    es: "si cambio un plato se me borra lo que ya tildé??",
    says: /^(As suas marcas|Your ticks|Tus marcas)/,
  },
  "more at table on one day": {
    pt: "minha sogra fica pro almoço sábado, aí seríamos quatro, aumento só naquele dia?",
    en: "my mom is flying in Thursday so it's three of us then, can you do it for some days only",
    es: "el sábado caen mis papás, seremos siete, ¿aguanta el plan para tanta gente?",
    says: /(“|«)(Uma porção a mais|One serving more|Una porción más)/,
  },
  "the list of some days": {
    pt: "quero só comprar até sexta na lista",
    en: "I only want to buy stuff thru friday",
    es: "solo quiero la compra de tres días",
    says: /\/my-plan\/shopping-list\)/,
  },
  "cooking ahead for tomorrow": {
    pt: "o que dá pra adiantar hoje do jantar de amanhã?",
    en: "could I make tomorrow's dinner now while they're asleep?",
    es: "¿de lo de mañana qué se puede adelantar esta noche?",
    says: /geladeira|na hora|fridge|fresh|freeze|refrigerador|recién|congel/,
  },
  "a food to leave out of everything": {
    pt: "pq tem coentro em tudo, tira",
    en: "why is there cilantro in everything lol take it out",
    es: "como saco el cilantro de todo",
    says: /without=food:coriander/,
  },
  "a tick to take back": {
    pt: "marquei o almoço sem querer, como desmarco?",
    en: "I ticked lunch by mistake, how do I untick it?",
    es: "marqué el almuerzo sin querer, ¿cómo lo desmarco?",
    says: /\/my-plan\)/,
  },
  "who wrote it": {
    pt: "quem fez essas receitas, foi nutricionista?",
    en: "who wrote these recipes, a nutritionist?",
    es: "¿quién hizo estas recetas, una nutricionista?",
    says: 525,
  },
  "the cost of her week": {
    pt: "quanto custa a lista de compras?",
    en: "how much does the shopping list cost?",
    es: "¿cuánto cuesta la lista de compras?",
    says: 524,
  },
  "a recipe of her own": {
    pt: "posso adicionar uma receita no plano?",
    en: "can I add a recipe to the plan, my own recipe?",
    es: "¿puedo agregar una receta al plan?",
    says: /\/my-plan\/shopping-list\)/,
  },
  "whether the list follows a swap": {
    pt: "se eu trocar um prato, a lista muda sozinha?",
    en: "if I swap a dish does the list update by itself?",
    es: "si cambio un plato, ¿la lista se actualiza sola?",
    says: /\/my-plan\/shopping-list\)/,
  },
  "a food twice on the list": {
    pt: "a lista tem cebola duas vezes?",
    en: "the list has onion twice",
    es: "la lista tiene cebolla dos veces",
    says: /\/my-plan\/shopping-list\)/,
  },
  "how the list is sorted": {
    pt: "a lista vem por corredor?",
    en: "is the list sorted by aisle?",
    es: "¿la lista viene por pasillo?",
    says: /: \S+, \S+/,
  },
  "what she has already": {
    pt: "já tenho arroz e ovo, tira da lista de compras",
    en: "I already have rice and eggs, take them off the list",
    es: "ya tengo arroz y huevos, quita eso de la lista",
    says: /: .*(arroz|rice)/,
  },
  "how to tick the list": {
    pt: "como marco o que já comprei na lista?",
    en: "where do I tick things off the list",
    es: "¿cómo tacho lo comprado de la lista?",
    says: /\/my-plan\/shopping-list\)/,
  },
  "the list in a message": {
    pt: "como mando a lista pro whatsapp do meu marido?",
    en: "how do I send the list to my husband",
    es: "¿cómo mando la lista a mi esposo por whatsapp?",
    says: /(“|«)(Enviar a lista|Send the list|Enviar la lista)/,
  },
  "another week": {
    pt: "quando sai o cardápio da próxima semana?",
    en: "does next week come by itself?",
    es: "¿cuándo sale la próxima semana?",
    says: /(“|«)(Começar outra semana|Start another week|Empezar otra semana)/,
  },
  "meals in another order": {
    pt: "posso comer o jantar no almoço e o almoço no jantar?",
    en: "can I swap breakfast and lunch around?",
    es: "¿puedo comer la cena al mediodía y el almuerzo de noche?",
    says: /recipe\/\d+\)|(“|«)(Começar outra semana|Start another week|Empezar otra semana)/,
  },
  "a dish again": {
    pt: "posso comer a omelete de novo? a casa amou",
    en: "can I have the omelette again, we loved it",
    es: "¿puedo repetir la omelette? me encantó esa receta",
    says: /\/my-plan\/recipe\/3\)/,
  },
  "the quickest": {
    pt: "qual o jantar mais rápido da semana, o que leva menos tempo?",
    en: "which of the dinners is the quickest?",
    es: "¿cuál es la cena más rápida de la semana?",
    says: /recipe\/\d+\) \(.*15 min\)/,
  },
  "why a food comes so often": {
    pt: "por que sempre lentilha no plano?",
    en: "why is it always lentils?",
    es: "¿por qué siempre lentejas en el plan?",
    says: /\/my-plan\/recipe\/12\)/,
  },
  "what a microwave can make": {
    pt: "só tenho micro-ondas, quais receitas dá pra fazer?",
    en: "I only have a microwave, which of the dishes can i still make?",
    es: "solo tengo microondas, ¿qué recetas se pueden hacer?",
    says: /#lacks=oven,stove\)/,
  },
  "another food in its place": {
    pt: "não tenho espinafre, o que ponho no lugar na receita?",
    en: "I have no spinach, what can I use instead in the recipe?",
    es: "no tengo espinaca, ¿qué le pongo a la receta?",
    says: /(couve|greens|verdes|acelga|kale)/i,
  },
  "which dishes have a food": {
    pt: "quais pratos da semana levam amendoim?",
    en: "do any of the dishes this week contain peanuts?",
    es: "¿qué platos de la semana llevan maní?",
    says: /(traços|traces|trazas)/,
  },
  "her tastes": {
    pt: "queria menos massa e mais peixe na semana",
    en: "could the week have less pasta and more fish",
    es: "quiero menos pasta y más pescado en la semana",
    says: /\/profile\/food\)/,
  },
  "what to take along": {
    pt: "qual prato do plano dá pra levar na marmita?",
    en: "what from the plan could go in a lunchbox?",
    es: "¿qué plato del plan me llevo en un tupper?",
    says: /(duas horas|two hours|dos horas)/,
  },
  "the steps": {
    pt: "me lê os passos do almoço de hoje?",
    en: "can you read me the steps of lunch?",
    es: "¿me lees los pasos del almuerzo?",
    says: /recipe\/\d+\)/,
  },
}

const cases = Object.entries(questions).flatMap(([kind, asked]) =>
  Object.entries(states).flatMap(([state, days]) => languages.map((lang) => [kind, state, lang, days, asked] as const)),
)

test.each(cases)("asked about %s %s in %s, the first sentence has the fact", (_kind, _state, lang, days, asked) => {
  const answer = answerFromPlan(asked[lang], planAfter(days), talks[lang], 13)
  if (typeof asked.says === "number") expect(answer?.entryId).toBe(asked.says)
  else {
    expect(answer?.text).toMatch(asked.says)
    expect(answer?.text).not.toMatch(/\{\$|undefined/)
  }
})

const [day3] = [planAfter(2)]
const asked = (text: string, plan = day3) => answerFromPlan(text, plan, talks.en, 13)

test("a dish is swapped where it stands, whichever word names it", () => {
  expect(asked("swap the pasta on thursday please, no fish for me")?.offer).toMatchObject({ kind: "swap" })
  expect(asked("swap the lentil soup, can't stand it")?.offer).toMatchObject({
    kind: "swap",
    slot: "4-dinner",
    before: 12,
  })
  expect(asked("swap the salmon, can't stand the smell")?.offer).toMatchObject({ kind: "leaveOut" })
})

test("a dish that she loved is put on the next day by one press", () => {
  const offer = asked("can I have the scrambled eggs again tomorrow?")?.offer
  expect(offer).toMatchObject({ kind: "swap", slot: "4-breakfast", before: 10, ids: [7] })
})

test("what is to buy for tomorrow is of tomorrow's dishes alone", () => {
  const text = asked("at the supermarket, what do I need for tomorrow?")?.text
  expect(text).toMatch(/sardines/)
  expect(text).not.toMatch(/tilapia/)
})

test("what tomorrow's dishes have to thaw is told with them", () => {
  const day4 = planAfter(3)
  expect(asked("what do I need to take out of the freezer for tomorrow?", day4)?.text).toMatch(
    /recipe\/14\)[\s\S]*thaw in the fridge.*beef/,
  )
})

test("a food that she has is named as what may stand for another", () => {
  expect(asked("ran out of spinach for the recipe, can it be cabbage?")?.text).toMatch(
    /^Yes: white cabbage in place of spinach/,
  )
})

test("before she has told what harms her, no usual allergen stands in for another food", () => {
  const text = asked("ran out of rice for the recipe, what can I use instead?", planAfter(null))?.text
  expect(text).toMatch(/quinoa/)
  expect(text).not.toMatch(/couscous made of wheat|wheat couscous/i)
})

test("what an entry answers surely stays its own where her week is only near", () => {
  const text = "can I use turkey instead of chicken in a recipe?"
  expect(asked(text)).toBeDefined()
  expect(answerFromPlan(text, day3, talks.en, 13, true)).toBeUndefined()
})

test.each([
  "had anorexia at 17 and the voice is so loud again since the birth",
  "my milk in the fridge since tuesday, still good?",
  "stretch marks, do they fade?",
])("without something of hers nothing is said of her plan: “%s”", (text) => {
  expect(answerFromPlan(text, day3, talks.en, 13, true)).toBeUndefined()
})
