import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import planFile from "#content/models/plan.json" with { type: "json" }
import { wishTable } from "#content/wish-words/table.ts"
import { currentEdition, type Journey } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { type Language, languages } from "#domain/language.ts"
import { type Household, noHousehold } from "#domain/plan/household.ts"
import { createPlanModel } from "#domain/plan/plan-model.ts"
import { planOf } from "#domain/plan/plan-of.ts"
import { answerFromPlan, entryFromPlan, planForChat } from "./from-plan.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

const talks = Object.fromEntries(
  await Promise.all(languages.map(async (lang) => [lang, await loadPlanTalk(lang)] as const)),
) as Record<Language, PlanTalk>
const sharesOf = createPlanModel(planFile)

function journeyDone(days: number): Journey {
  const done = Object.fromEntries(Array.from({ length: days }, (_, index) => [index + 1, [...checklistItems]]))
  return { id: "first", startedAt: "2026-11-21T08:00:00.000Z", done, edition: currentEdition }
}

function planAfter(days: number | null, household: Household = noHousehold): PlanOfChat {
  const journeys = days === null ? [] : [journeyDone(days)]
  const plan = planOf(library, journeys, days === null ? { ...household, isUntold: true } : household)
  const rows = { journeys, helperLinks: [] }
  return planForChat(plan, Math.min((days ?? 0) + 1, 7), wishTable, { now: "2026-11-29T12:00:00.000Z", sharesOf, rows })
}

const states = {
  "before onboarding": planAfter(null),
  "on day 1": planAfter(0),
  "on day 4": planAfter(3),
  "after the week": planAfter(7),
}

/** Each kind in each language, worded as in no training phrase, with what its answer names. */
const questions: Record<string, Record<Language, string> & { names: RegExp }> = {
  "what can be cooked ahead": {
    pt: "o que desse cardápio posso deixar cozido no fim de semana?",
    en: "which of the meals could I get cooked at the weekend for later?",
    es: "¿qué de este menú puedo dejar cocinado el fin de semana?",
    names: /\/my-plan/,
  },
  "what has to thaw": {
    pt: "preciso tirar alguma carne do congelador hoje?",
    en: "is there any meat to get out of the freezer tonight?",
    es: "¿tengo que sacar alguna carne del congelador hoy?",
    names: /\/my-plan/,
  },
  "the quickest dish": {
    pt: "qual é a janta mais rápida de fazer?",
    en: "which of the dinners is the fastest to make?",
    es: "¿cuál es la cena más rápida de hacer?",
    names: /recipe\/\d+\), \d+ min/,
  },
  "what can be taken along": {
    pt: "qual dessas comidas posso levar na marmita pro trabalho?",
    en: "which of these could go in my lunchbox for work?",
    es: "¿cuál de estas comidas puedo llevar en el tupper al trabajo?",
    names: /\n|\./,
  },
  "one step at a time": {
    pt: "você pode ler a receita do almoço passo a passo?",
    en: "can you read me the lunch recipe step by step?",
    es: "¿me puedes leer la receta del almuerzo paso a paso?",
    names: /recipe\/\d+\/cook\)/,
  },
  "what she has already": {
    pt: "já tenho ovo em casa, tira da lista de compras",
    en: "I already have eggs at home, take them off the shopping list",
    es: "ya tengo huevos en casa, quítalos de la lista de compras",
    names: /\/my-plan\/shopping-list\)/,
  },
  "an undone tick": {
    pt: "marquei sem querer, como desmarco?",
    en: "I ticked it by mistake, how do I untick it?",
    es: "marqué sin querer, ¿cómo desmarco?",
    names: /\/dashboard\)/,
  },
  "why a food comes": {
    pt: "por que tem tanto feijão no plano?",
    en: "why are there so many beans on the plan?",
    es: "¿por qué hay tantos frijoles en el plan?",
    names: /\/profile\/food\)/,
  },
  "a food that cannot be bought": {
    pt: "no mercado não tem espinafre, uso o que no lugar?",
    en: "the shop has no spinach, what do I use instead?",
    es: "en el mercado no hay espinaca, ¿qué uso en su lugar?",
    names: /\./,
  },
  "a dish once more": {
    pt: "onde acho as receitas da semana passada?",
    en: "where do I find last week's recipes?",
    es: "¿dónde están las recetas que tenía antes?",
    names: /\/my-plan\)/,
  },
  "whether she has to": {
    pt: "sou obrigada a fazer os rituais?",
    en: "do I have to do all the rituals?",
    es: "¿es obligatorio hacer los rituales?",
    names: /^(Não|No)\./,
  },
  "what she would like more often": {
    pt: "quero mais comida baiana no plano",
    en: "I'd like more Caribbean food in my plan",
    es: "quisiera más comida colombiana en el plan",
    names: /\/profile\/food\)/,
  },
  "how the list is ordered": {
    pt: "dá pra ordenar a lista pelos corredores?",
    en: "can the list be sorted by aisle?",
    es: "¿se puede ordenar la lista por pasillos?",
    names: /\/my-plan\/shopping-list\)/,
  },
  "what her kitchen allows": {
    pt: "quais receitas dá pra fazer só no micro-ondas?",
    en: "which recipes can I make with only a microwave?",
    es: "¿qué recetas puedo hacer solo con microondas?",
    names: /\/profile\/food\)/,
  },
  "which day it is": {
    pt: "em que dia do plano eu estou?",
    en: "what day of the plan am I on?",
    es: "¿en qué día del plan estoy?",
    names: /\/my-plan/,
  },
  "which dishes have a food": {
    pt: "algum prato dessa semana leva amendoim?",
    en: "do any of this week's meals have peanuts in them?",
    es: "¿algún plato de esta semana lleva cacahuate?",
    names: /amendoim|peanut|cacahuete/i,
  },
}

const cases = Object.entries(questions).flatMap(([asked, each]) =>
  languages.map((lang) => [asked, lang, each] as const),
)

test.each(cases)("%s is answered from her rows in every state: %s", (_asked, lang, each) => {
  for (const [state, plan] of Object.entries(states)) {
    const answer = answerFromPlan(each[lang], plan, talks[lang], 12)
    expect(answer?.text, state).toMatch(each.names)
    expect(answer?.text, state).not.toMatch(/[{}]|undefined|\(\)/)
  }
})

test.each([
  ["pt", "quem foi que montou essas receitas?", 525],
  ["en", "does a new week come by itself after day 7?", 329],
  ["es", "¿cuántos días aguanta el guiso en la nevera?", 504],
  ["en", "the rice stood out on the counter all night, can I still eat it", 506],
  ["pt", "vamos ficar uma semana na casa da minha sogra, ela cozinha, e o plano?", 529],
] as const)("in %s “%s” is answered by an entry", (lang, text, entryId) => {
  const plan = states["on day 4"]
  expect(answerFromPlan(text, plan, talks[lang], 12)).toBeUndefined()
  expect(entryFromPlan(text, plan, false)).toBe(entryId)
})

test("what she has is left off the list by one press, as far as it is still to buy", () => {
  const answer = answerFromPlan("I already have eggs at home, no need to buy them", states["on day 1"], talks.en, 12)
  expect(answer?.offer).toEqual({ kind: "had", foods: ["egg"] })
  const none = answerFromPlan("I already have caviar at home, no need to buy it", states["on day 1"], talks.en, 12)
  expect(none?.offer).toBeUndefined()
})

test("a doctor's order is followed: what is to stay out is left out", () => {
  const plan = planForChat(planOf(library, [journeyDone(0)], noHousehold), 1, wishTable, {
    maySaveFood: true,
    sharesOf,
  })
  const answer = answerFromPlan(
    "my paediatrician took me off dairy because of the baby, please take it out of my plan",
    plan,
    talks.en,
    12,
  )
  expect(answer?.offer).toMatchObject({ kind: "leaveOut", wishes: ["milk"] })
})

test("a food that she cannot get brings other dishes for the next meal that needs it", () => {
  const [day] = [states["on day 1"]]
  const answer = answerFromPlan("can't get spinach here, what goes in instead?", day, talks.en, 12)
  expect(answer?.offer).toMatchObject({ kind: "swap", journeyId: "first" })
})

test.each([
  "pular refeições emagrece?",
  "I skip meals as punishment",
  "cerazette, esqueci um dia",
  "leftover breast milk, can I use it",
  "my baby skipped a meal, what now?",
  "cuántos días me duele",
  "sobrou leite na mamadeira",
  "how long does it take to heal",
  "o que tem na lista de remédios proibidos",
  "estou com o intestino preso, o que como agora?",
  "I feel sick, can I swap the dinner",
  "my baby knocked his head",
  "posso tomar dipirona",
])("“%s” is asked of no plan", (text) => {
  for (const lang of languages) expect(answerFromPlan(text, states["on day 1"], talks[lang], 12)).toBeUndefined()
})
