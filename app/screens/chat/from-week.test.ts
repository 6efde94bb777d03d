import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import { currentEdition, type Journey } from "#domain/journey/journey.ts"
import { type ChecklistItem, checklistItems } from "#domain/journey/progress.ts"
import { type Language, languages } from "#domain/language.ts"
import { emptyKitchen, type FoodAtHome } from "#domain/plan/at-home/kitchen.ts"
import { type Household, noHousehold } from "#domain/plan/household.ts"
import { findRecipe } from "#domain/plan/library.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { answerFromPlan, planForChat } from "./from-plan.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

const talks = Object.fromEntries(
  await Promise.all(languages.map(async (lang) => [lang, await loadPlanTalk(lang)] as const)),
) as Record<Language, PlanTalk>

const startedAt = "2026-11-21T08:00:00.000Z"
const now = "2026-11-29T12:00:00.000Z"

function journeyDone(days: number, today: readonly ChecklistItem[] = []): Journey {
  const done = Object.fromEntries(Array.from({ length: days }, (_, index) => [index + 1, [...checklistItems]]))
  return {
    id: "first",
    startedAt,
    done: { ...done, ...(today.length > 0 && { [days + 1]: [...today] }) },
    edition: currentEdition,
  }
}

type Hers = Parameters<typeof planForChat>[3]

function planIn(journeys: readonly Journey[], today: number, household: Household = noHousehold, hers: Hers = {}) {
  const plan = planOf(library, journeys, household)
  return planForChat(plan, today, wishTable, { now, rows: { journeys, helperLinks: [] }, ...hers })
}

const untold = { ...noHousehold, isUntold: true }
const states: Record<string, PlanOfChat> = {
  "before onboarding": planIn([], 1, untold),
  "on day 1": planIn([journeyDone(0)], 1),
  "in the midst of day 3": planIn([journeyDone(2, ["morning"])], 3),
  "on a finished day": planIn([journeyDone(3)], 3),
  "after the week": planIn([journeyDone(7)], 7),
}

/** Each kind of question in each language, with what its answer names. */
const questions: Record<string, Record<Language, string> & { names: RegExp; afterTheWeek?: RegExp }> = {
  "today's meals": {
    pt: "quais são as refeições de hoje?",
    en: "what are today's meals?",
    es: "¿cuáles son las comidas de hoy?",
    names: /recipe\/\d+\)[\s\S]*recipe\/\d+\)[\s\S]*recipe\/\d+\)/,
  },
  "tomorrow's meals": {
    pt: "o que tem no plano amanhã?",
    en: "what am I cooking tomorrow",
    es: "¿qué hay de comer mañana?",
    names: /recipe\/\d+\)/,
  },
  "a swap": {
    pt: "quero trocar o jantar",
    en: "can I swap the dinner",
    es: "quiero cambiar la cena",
    names: /recipe\/\d+\)/,
  },
  "the minutes of a meal": {
    pt: "quanto tempo leva para fazer o almoço?",
    en: "how long does lunch take to make",
    es: "¿cuánto tarda en hacerse el almuerzo?",
    names: /recipe\/\d+\).* \d+ min/,
  },
  "whether a food is in a meal": {
    pt: "tem cebola no jantar?",
    en: "does the dinner have onion?",
    es: "¿la cena lleva cebolla?",
    names: /recipe\/\d+\)/,
  },
  "for how many": {
    pt: "para quantas pessoas é a receita?",
    en: "for how many people is this",
    es: "¿para cuántas personas es?",
    names: /uma pessoa|one person|una persona/,
  },
  guests: {
    pt: "minha sogra vem jantar, e agora?",
    en: "my mother in law is coming for dinner",
    es: "mi suegra viene a cenar",
    names: /recipe\/\d+\)/,
  },
  "the list": {
    pt: "o que falta comprar?",
    en: "what do I still need to buy",
    es: "¿qué me falta comprar?",
    names: /\/my-plan\/shopping-list\)/,
  },
  "a line of the list": {
    pt: "sabonete está na minha lista?",
    en: "is soap on my list?",
    es: "¿está el jabón en mi lista?",
    names: /sabonete|soap|jabón/,
  },
  "a line to come": {
    pt: "põe sabonete na lista",
    en: "add soap to my list please",
    es: "pon jabón en la lista",
    names: /“(sabonete|soap|jabón)”/,
  },
  "what is at home": {
    pt: "o que tem na geladeira?",
    en: "what do I have at home",
    es: "¿qué tengo en casa?",
    names: /\/my-plan\/shopping-list\)/,
  },
  leftovers: {
    pt: "o que eu faço com as sobras?",
    en: "what can I do with the leftovers",
    es: "¿qué hago con las sobras?",
    names: /“(Modo cozinha|Cooking Mode|Modo cocina)”/,
  },
  sharing: {
    pt: "como mando a lista para o meu marido?",
    en: "how do I send the list to my husband",
    es: "¿cómo comparto la lista con mi pareja?",
    names: /\/my-plan\/ask-for-help\)/,
  },
  "a missed day": {
    pt: "perdi dois dias do plano, e agora?",
    en: "I missed two days, what now?",
    es: "me salté dos días del plan, ¿qué hago?",
    names: /\b(dia|day|día) [1-7]\b/,
    afterTheWeek: /“(Começar outra semana|Start another week|Empezar otra semana)”/,
  },
  "a missed meal": {
    pt: "pulei o almoço do plano, tem problema?",
    en: "I skipped the lunch of the plan, what now?",
    es: "me salté el almuerzo del plan, ¿pasa algo?",
    names: /“(Já comi|Ate it|Ya comí)”/,
  },
  "a meal moved": {
    pt: "posso trocar o jantar de hoje com o dia 5?",
    en: "can I move dinner to another day",
    es: "¿puedo pasar la cena a otro día?",
    names: /\/my-plan\/day\/[1-7]\)/,
    afterTheWeek: /“(Começar outra semana|Start another week|Empezar otra semana)”/,
  },
}

const cases = Object.entries(states).flatMap(([state, plan]) =>
  Object.entries(questions).flatMap(([kind, question]) =>
    languages.map((lang) => [kind, state, lang, plan, question] as const),
  ),
)

test.each(cases)("asked about %s %s in %s, the answer is made from her rows", (_kind, state, lang, plan, question) => {
  for (const hour of [3, 8, 13, 16, 22]) {
    const answer = answerFromPlan(question[lang], plan, talks[lang], hour)
    const names = (state === "after the week" && question.afterTheWeek) || question.names
    expect(answer?.text).toMatch(names)
    expect(answer?.text).not.toMatch(/\{\$|undefined/)
  }
})

function asked(text: string, plan: PlanOfChat, lang: Language = "en"): ReturnType<typeof answerFromPlan> {
  return answerFromPlan(text, plan, talks[lang], 12)
}

test("the meals of another day are those of that day, and the week's end is told", () => {
  const plan = planIn([journeyDone(2)], 3)
  expect(asked("what's on day 5", plan)?.text).toMatch(
    /^Day 5:[\s\S]*recipe\/13\)[\s\S]*recipe\/14\)[\s\S]*recipe\/15\)/,
  )
  expect(asked("what's for dinner tomorrow", plan)?.text).toMatch(/^Day 4:/)
  expect(asked("what's for dinner tomorrow", planIn([journeyDone(6)], 7))?.text).toContain("Day 7 is the last")
  expect(asked("what am I having on friday", plan)?.text).toContain("numbers, not names")
})

test("whether a food is in a meal of today is answered by yes or no", () => {
  const plan = planIn([journeyDone(0)], 1)
  expect(asked("does the dinner have onion?", plan)?.text).toMatch(/^Yes: .*recipe\/3\) has onion\.$/)
  expect(asked("is there onion in today's lunch?", plan)?.text).toMatch(/^No: .*recipe\/2\)\.$/)
  expect(asked("tem espinafre no jantar?", plan, "pt")?.text).toMatch(/^Sim: .* leva espinafre\.$/)
})

test("until she has told what harms her, the allergens of the plan's dishes stand beside them", () => {
  expect(asked("what are today's meals", planIn([], 1, untold))?.text).toMatch(
    /Contains .*\[Food\]\(\/profile\/food\)/s,
  )
  expect(asked("what are today's meals", planIn([], 1))?.text).not.toContain("Contains")
})

test("a swap offers three others for that meal, none with what she leaves out", () => {
  const household: Household = { ...noHousehold, wishes: ["egg", "milk"] }
  const { offer } = asked("can I swap the dinner", planIn([journeyDone(0)], 1, household)) ?? {}
  if (offer?.kind !== "swap") throw new Error("no dishes are offered")
  expect(offer).toMatchObject({ slot: "1-dinner", journeyId: "first" })
  expect(offer.ids).toHaveLength(3)
  for (const id of offer.ids) {
    const recipe = findRecipe(library, id)
    expect(recipe?.kind).toBe("dinner")
    expect(recipe && isSuitable(recipe, household.wishes, library.foods)).toBe(true)
  }
})

test("a line is known on her list by its food or by her own words, bought or not", () => {
  const ownItems = { values: { one: { text: "Fraldas P", isTicked: true } }, changedAt: {} }
  const ticks = { values: { egg: true }, changedAt: {} }
  const plan = planIn([journeyDone(0)], 1, noHousehold, {
    rows: { journeys: [journeyDone(0)], helperLinks: [], ownItems, ticks },
  })
  expect(asked("are eggs on my list?", plan)?.text).toMatch(/ticked: .*egg/)
  expect(asked("fraldas P está na lista?", plan, "pt")?.text).toMatch(/marcado: Fraldas P/)
  expect(asked("is sweet potato on my list?", plan)?.text).toMatch(/^Yes, it is on .*sweet potato/)
  expect(asked("is caviar on my list?", plan)).toMatchObject({ offer: { kind: "line", text: "caviar" } })
  expect(asked("add Baby wipes to my list", plan)).toMatchObject({ offer: { kind: "line", text: "Baby wipes" } })
})

test("what is at home is named as far as it is known, without what she leaves out", () => {
  const foods = new Map<string, FoodAtHome>([
    ["egg", { standing: "atHome", because: "bought" }],
    ["banana", { standing: "atHome", because: "bought" }],
    ["oats", { standing: "probably", because: "had" }],
  ])
  const kitchen = { ...emptyKitchen, foods }
  const plan = planIn([journeyDone(0)], 1, { ...noHousehold, wishes: ["egg"] }, { kitchen })
  expect(asked("what do I have at home", plan)?.text).toMatch(/At home.*banana[\s\S]*Probably still there: .*oats/)
  expect(asked("what do I have at home", plan)?.text).not.toContain("egg")
})

test("a dish that is left is named with the day until which it is good", () => {
  const recipe = findRecipe(library, 2)
  if (!recipe) throw new Error("there is no such recipe")
  const dishes = [{ recipe, servings: 1, keepsUntil: "2026-11-30T12:00:00.000Z" }]
  const plan = planIn([journeyDone(0)], 1, noHousehold, { kitchen: { ...emptyKitchen, dishes } })
  expect(asked("do I have any leftovers?", plan)?.text).toMatch(/recipe\/2\), good until .*30/)
  const without = planIn([journeyDone(0)], 1, { ...noHousehold, wishes: ["vegan"] }, { kitchen: plan.kitchen })
  expect(asked("do I have any leftovers?", without)?.text).not.toContain("recipe/2)")
})

test("her household's number and her open links are in the answer", () => {
  const link = { id: "a", name: "", shows: ["list" as const], namesWithout: false, language: "en" as const }
  const open = { ...link, createdAt: startedAt, expiresAt: "2026-12-02T12:00:00.000Z", endedAt: null }
  const rows = { journeys: [journeyDone(0)], helperLinks: [open, { ...open, id: "b", endedAt: startedAt }] }
  const plan = planIn([journeyDone(0)], 1, { ...noHousehold, people: 4 }, { rows })
  expect(asked("how many servings is it", plan)).toMatchObject({
    text: expect.stringContaining("for 4 people"),
    offer: { kind: "people" },
  })
  expect(asked("how do I share the plan", plan)?.text).toContain("one link open")
})

test("what she leaves out is one press away once she has agreed that it is stored, else in its form", () => {
  const told = "não como peixe"
  expect(asked(told, planIn([], 1), "pt")).toEqual({ text: expect.stringContaining("#without=fish") })
  expect(asked(told, planIn([], 1, noHousehold, { maySaveFood: true }), "pt")).toMatchObject({
    offer: { kind: "leaveOut", wishes: ["fish"] },
  })
})

test.each([
  "estou com o intestino preso, o que como agora?",
  "com prisão de ventre, o que tem para o jantar?",
  "I'm constipated, what should I eat now?",
  "feeling dizzy, what can I eat now",
  "estoy estreñida, ¿qué como hoy?",
  "tengo náuseas, ¿qué hay de cena?",
  "minha barriga dói, o que posso cozinhar com arroz e frango?",
  "I feel sick, can I swap the dinner",
])("no dish stands behind a complaint of her body: “%s”", (text) => {
  for (const lang of languages)
    expect(answerFromPlan(text, states["on day 1"] as PlanOfChat, talks[lang], 12)).toBeUndefined()
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
])("“%s” is not answered from her week", (text) => {
  for (const lang of languages)
    expect(answerFromPlan(text, states["on day 1"] as PlanOfChat, talks[lang], 12)).toBeUndefined()
})
