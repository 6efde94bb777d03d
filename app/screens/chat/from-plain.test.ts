import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { plainWords } from "#content/plan-words/plain/plain.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { type Language, languages } from "#domain/language.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { findRecipe } from "#domain/plan/library.ts"
import { readerOfPlain } from "#domain/plan/questions/plain-question.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { readSet } from "../../../tests/understanding/measure.ts"
import { hasAnyOf } from "./dish-meant.ts"
import { answerFromPlan, planForChat } from "./from-plan.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"
import { mentions, writtenOut } from "./mentions.ts"

const plainIn = readerOfPlain(plainWords, mentions)
const states = { "before onboarding": null, "on day 1": 0, "on day 3": 2, "on day 7": 6, "after the week": 7 }

function planAfter(days: number | null, dishes?: Record<string, number>) {
  const done = Object.fromEntries(Array.from({ length: days ?? 0 }, (_, index) => [index + 1, [...checklistItems]]))
  const swapped = dishes && {
    dishes: {
      values: dishes,
      changedAt: Object.fromEntries(Object.keys(dishes).map((slot) => [slot, "2026-11-21T09:00:00.000Z"])),
    },
  }
  const journeys =
    days === null
      ? []
      : [{ id: "first", startedAt: "2026-11-21T08:00:00.000Z", done, edition: currentEdition, ...swapped }]
  const plan = planOf(library, journeys, days === null ? { ...noHousehold, isUntold: true } : noHousehold)
  const hers = { now: "2026-11-29T12:00:00.000Z", maySaveFood: true }
  return planForChat(plan, Math.min((days ?? 0) + 1, 7), wishTable, hers)
}

/** Requests in each language, with what the answer says on day 3. */
const asked: readonly (Record<Language, string> & { says: RegExp })[] = [
  { pt: "acabou o ovo", en: "we ran out of eggs", es: "se me acabó el huevo", says: /tofu.*ch[ií]a/s },
  { pt: "n achei grão-de-bico", en: "couldn't find chickpeas", es: "no encontré garbanzos", says: /recipe\/8\)/ },
  {
    pt: "dá batata baroa em vez de batata-doce?",
    en: "arracacha instead of sweet potato ok?",
    es: "¿arracacha en vez de batata?",
    says: /^(Sim|Yes|Sí): .*35 min.*25/s,
  },
  {
    pt: "salmão em vez de lentilha",
    en: "salmon instead of lentils",
    es: "salmón en vez de lentejas",
    says: /prato fica outro|becomes another|sale distinto/,
  },
  {
    pt: "odeio tilápia, troca",
    en: "i hate tilapia, swap it",
    es: "odio la tilapia, cámbiala",
    says: /tilápia|tilapia/i,
  },
  {
    pt: "não gosto de cenoura, tira da semana toda",
    en: "I don't like carrots, take them off every day",
    es: "no me gusta la zanahoria, quítala de toda la semana",
    says: /Entendi|Understood/,
  },
  {
    pt: "quantas latas de grão-de-bico compro?",
    en: "how many chickpeas do I buy?",
    es: "¿cuántos garbanzos compro?",
    says: /\(\d+ (lata|tin|can)/,
  },
  {
    pt: "quanto rende a sopa de lentilha?",
    en: "how many does the lentil soup serve?",
    es: "¿cuánto rinde la sopa de lentejas?",
    says: /recipe\/12\) (rende uma|makes one|rinde una)/,
  },
  {
    pt: "posso comer isso frio?",
    en: "can I eat this cold?",
    es: "¿me puedo comer esto frío?",
    says: /^(Pode|Yes|Sí)/,
  },
  {
    pt: "acabou o gás no meio do arroz, dá pra terminar no micro-ondas?",
    en: "the gas went halfway through the rice, can I finish it in the microwave?",
    es: "se fue el gas a la mitad del arroz, ¿lo puedo terminar en el microondas?",
    says: /8 min/,
  },
  {
    pt: "queimei o arroz",
    en: "I burnt the rice",
    es: "se me quemó el arroz",
    says: /todo mundo|everybody|todo el mundo/,
  },
  {
    pt: "quanta água ponho no arroz?",
    en: "how much water for the rice?",
    es: "¿cuánta agua le pongo al arroz?",
    says: /dobro|twice|doble/,
  },
  {
    pt: "o que adianto hoje à noite?",
    en: "what can I prep tonight?",
    es: "¿qué adelanto esta noche?",
    says: /recipe\/10\).*recipe\/11\).*recipe\/12\)/s,
  },
  {
    pt: "o que de amanhã dá pra comer com uma mão?",
    en: "which of tomorrow's meals can I eat one handed?",
    es: "¿qué de mañana se puede comer con una mano?",
    says: /recipe\/10\) \((dia|day|día) 4\)/,
  },
  { pt: "quero o salmão de volta", en: "put the salmon back", es: "vuelve a poner el salmón", says: /recipe\/67\)/ },
  {
    pt: "esqueci de marcar ontem, ainda dá?",
    en: "forgot to tick yesterday, is it too late?",
    es: "se me olvidó marcar ayer, ¿todavía se puede?",
    says: /^(Dá|Yes|Sí), .*3/,
  },
  {
    pt: "onde marco o almoço?",
    en: "where do I tick lunch?",
    es: "¿dónde marco el almuerzo?",
    says: /\(\/dashboard\)/,
  },
  {
    pt: "amanhã almoço fora, tira o almoço",
    en: "lunch out tomorrow, skip lunch",
    es: "mañana almuerzo fuera, quita el almuerzo",
    says: /recipe\/11\)/,
  },
  {
    pt: "como mando só as receitas de amanhã pra minha irmã?",
    en: "can I send only tomorrow's recipes to my sister?",
    es: "¿cómo le mando solo lo de mañana a mi hermana?",
    says: /^(Não|No)\b.*ask-for-help/,
  },
  {
    pt: "minha mãe vem amanhã no almoço e quer trazer algo, o que peço?",
    en: "mum wants to bring something for lunch tomorrow, what do I ask for?",
    es: "mi mamá viene mañana al almuerzo y quiere traer algo, ¿qué le pido?",
    says: /recipe\/11\)/,
  },
  {
    pt: "minha mãe trouxe lasanha, o que faço com a sopa de hoje?",
    en: "mum turned up with lasagne, what about tonight's soup?",
    es: "mi mamá trajo lasaña, ¿qué hago con la cena de hoy?",
    says: /recipe\/9\)/,
  },
  {
    pt: "posso trocar o almoço de hoje pelo jantar de amanhã?",
    en: "can I swap today's lunch with tomorrow's dinner?",
    es: "¿puedo cambiar el almuerzo de hoy por la cena de mañana?",
    says: /recipe\/8\).*recipe\/12\)/,
  },
  {
    pt: "quantos dias dura a salada de grão-de-bico que fiz?",
    en: "how many days does the bean salad keep that I made?",
    es: "¿cuántos días dura la ensalada de garbanzos que hice?",
    says: /2 d(ias|ays|ías)/,
  },
  {
    pt: "quanto tempo dura o salmão?",
    en: "how long does salmon keep?",
    es: "¿cuánto dura el salmón?",
    says: /um dia|one day|un día/,
  },
  { pt: "cenoura demais", en: "too many carrots", es: "demasiadas zanahorias", says: /recipe\/9\)/ },
  {
    pt: "meu marido pode comer o mesmo jantar?",
    en: "can my husband eat the same dinner?",
    es: "¿mi esposo puede comer la misma cena?",
    says: /recipe\/9\)/,
  },
]

const cases = asked.flatMap((each) => languages.map((lang) => [each[lang], lang, each.says] as const))

test.each(cases)("on day 3 “%s” is answered from her week", async (text, lang, says) => {
  expect(plainIn(writtenOut(text), wishTable)).toBeDefined()
  const answer = answerFromPlan(text, planAfter(2), await loadPlanTalk(lang), 19)
  expect(answer?.text).toMatch(says)
})

test.each(Object.entries(states))(
  "%s no such answer has a gap, or names a dish of a day that is over",
  async (_, days) => {
    const plan = planAfter(days)
    for (const lang of languages) {
      const talk = await loadPlanTalk(lang)
      for (const each of asked) {
        const answer = answerFromPlan(each[lang], plan, talk, 19)
        expect(answer?.text ?? "", each[lang]).not.toMatch(/[{}]|undefined|, \.|: \./)
        const offered = answer?.offer?.kind === "swap" ? Number(answer.offer.slot.split("-")[0]) : 7
        expect(offered).toBeGreaterThanOrEqual(plan.today)
      }
    }
  },
)

test("a dish that she swapped away comes back to its own place", async () => {
  const before = planAfter(0).week.dishes["2-dinner"]
  const plan = planAfter(0, { "2-dinner": 21 })
  const answer = answerFromPlan("put the tilapia back", plan, await loadPlanTalk("en"), 12)
  expect(answer?.offer).toMatchObject({ kind: "swap", slot: "2-dinner", before: 21, ids: [before] })
})

test("no dish offered in place of one has the food that she lacks", async () => {
  const plan = planAfter(2)
  const { offer } = answerFromPlan("we ran out of eggs", plan, await loadPlanTalk("en"), 12) ?? {}
  expect(offer?.kind).toBe("swap")
  const ids = offer?.kind === "swap" ? offer.ids : []
  expect(ids.some((id) => hasAnyOf(findRecipe(library, id) ?? ({ ...plan.meals[0]?.recipe } as never), ["egg"]))).toBe(
    false,
  )
})

test.each(languages)("no message of danger in %s reads as a short request about her plan", (lang) => {
  const taken = readSet("tuning", lang).danger.filter(({ text }) => plainIn(writtenOut(text), wishTable))
  expect(taken).toEqual([])
})

test.each([
  "acabou o leite",
  "no tengo leche",
  "i have no milk",
  "se me quemó la mano con la sopa",
  "burned my hand on the soup",
  "i have no food",
  "tô sem fome",
])("“%s” is no short request about her plan", (text) => {
  expect(plainIn(writtenOut(text), wishTable)).toBeUndefined()
})
