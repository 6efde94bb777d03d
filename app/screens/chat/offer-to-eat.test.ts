import { expect, test } from "vitest"
import { loadFaq } from "#app/chat/faq.ts"
import type { FromPlan } from "#app/chat/from-plan.ts"
import { replies } from "#app/chat/reply.ts"
import { type Conversation, newConversation } from "#app/storage/conversation.ts"
import { library } from "#content/library.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import { wishTable } from "#content/wish-words/table.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import type { Language } from "#domain/language.ts"
import type { Kitchen } from "#domain/plan/at-home/kitchen.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { planOf as plannedOf } from "#domain/plan/week/plan-of.ts"
import { createSafetyModel } from "#domain/safety/model.ts"
import { answerFromPlan, planForChat } from "./from-plan.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"
import { nextOffer } from "./offer-to-eat.ts"

const safety = createSafetyModel(safetyFile)
const journey = { id: "first", startedAt: "2026-11-21T08:00:00.000Z", done: {}, edition: currentEdition }
const hour = 16
const banana = { kind: "toEat" as const, foods: ["banana"], picture: "p1" }

function planIn(kitchen?: Kitchen) {
  return planForChat(plannedOf(library, [journey], noHousehold), 1, wishTable, kitchen && { kitchen })
}

const spoken: { lang: Language; asks: string; says: readonly string[]; urgent: string }[] = [
  {
    lang: "pt",
    asks: "o que eu como agora?",
    says: ["Não tenho", "Não tenho banana.", "isso também não tenho", "acabou a banana", "não tem em casa"],
    urgent: "não tenho, vou me matar hoje",
  },
  {
    lang: "en",
    asks: "what can I eat now?",
    says: ["I don’t have it", "I don't have any bananas", "dont have any", "we have no bananas", "none at home"],
    urgent: "I don't have it, I'm going to kill myself",
  },
  {
    lang: "es",
    asks: "¿qué puedo comer ahora?",
    says: ["No lo tengo", "No tengo plátanos", "se acabó el plátano", "no hay", "tampoco tengo eso"],
    urgent: "no tengo, me voy a matar hoy",
  },
]

test.each(spoken)("told in $lang that what was offered is not there, the next is offered", async (each) => {
  const talk = await loadPlanTalk(each.lang)
  expect(answerFromPlan(each.asks, planIn(), talk, hour)?.offer).toEqual(banana)
  for (const said of each.says) {
    const next = nextOffer(said, banana, planIn(), talk, hour)
    expect(next?.gone, said).toEqual(["banana"])
    expect(next?.offer, said).toEqual({ kind: "toEat", foods: ["chickpeas"], picture: "p2" })
    expect(nextOffer(said, undefined, planIn(), talk, hour)).toBeUndefined()
  }
})

test.each([
  ["pt", "não tenho leite"],
  ["pt", "não tenho vontade de comer"],
  ["pt", "não tenho mais forças"],
  ["pt", "não tenho"],
  ["pt", "acabou"],
  ["en", "I have no energy"],
  ["en", "I don't have milk"],
  ["en", "I don't have anyone"],
  ["es", "no tengo ganas de nada"],
  ["es", "no tengo leche"],
  ["es", "se acabó"],
] as const)("what she lacks beyond what was offered is no word about the offer: in %s %s", async (lang, text) => {
  const offered = text === "não tenho" ? undefined : banana
  expect(nextOffer(text, offered, planIn(), await loadPlanTalk(lang), hour)).toBeUndefined()
})

test.each(spoken)(
  "in $lang no gentle question stands before the next offer, and what is urgent comes first",
  async (each) => {
    const faq = await loadFaq(each.lang)
    const talk = await loadPlanTalk(each.lang)
    const plan = planIn()
    const fromPlan: FromPlan = {
      answer: (text) => answerFromPlan(text, plan, talk, hour),
      answerToOffer: (text, _lang, offered) => nextOffer(text, offered, plan, talk, hour),
      likely: () => undefined,
      beside: (_entry, shown) => shown,
    }
    const team = { hasAgreed: false, isHere: false, agree: () => {}, ask: () => true }
    const { reply } = replies({ team, hidden: { isQuiet: false, areNumbersHidden: false }, fromPlan, ...faq })
    const say = (before: Conversation, text: string) => reply({ ...faq, safety }, before, text)
    const offered = say(newConversation, each.asks)
    for (const said of each.says) {
      const { concern, messages } = say(offered, said)
      expect(concern, said).toBeNull()
      expect(messages.at(-1)?.offer, said).toMatchObject({ kind: "toEat", picture: "p2" })
    }
    expect(say(offered, each.urgent).concern?.level).toBe("urgent")
  },
)

test.each(spoken)(
  "with nothing left to offer it says so in $lang, what counts, and the next meal of her week",
  async (each) => {
    const talk = await loadPlanTalk(each.lang)
    let kitchen: Kitchen = { foods: new Map(), dishes: [], ahead: new Set() }
    let answer = answerFromPlan(each.asks, planIn(kitchen), talk, hour)
    const offered = []
    while (answer?.offer && offered.length < 20) {
      offered.push(answer.text)
      const next = nextOffer(each.says[0] ?? "", answer.offer, planIn(kitchen), talk, hour)
      const gone = (next?.gone ?? []).map((food) => [food, { standing: "gone", because: "saidGone" }] as const)
      kitchen = { ...kitchen, foods: new Map([...kitchen.foods, ...gone]) }
      answer = next
    }
    expect(new Set(offered).size).toBe(3)
    expect(answer?.text?.startsWith(talk.ofPlan("eatNothing"))).toBe(true)
    expect(answer?.text).toMatch(/\]\(\/my-plan\/recipe\/3\), 15 min\.$/)
    expect(answerFromPlan(each.asks, planIn(kitchen), talk, hour)?.text).toBe(answer?.text)
  },
)

test("what stands below an answer once its own offer is gone is what is not there", async () => {
  const talk = await loadPlanTalk("en")
  const kitchen: Kitchen = {
    foods: new Map([["banana", { standing: "gone", because: "saidGone" }]]),
    dishes: [],
    ahead: new Set(),
  }
  const next = nextOffer("I don't have it", banana, planIn(kitchen), talk, hour)
  expect(next?.gone).toEqual(["chickpeas"])
  expect(next?.offer).toMatchObject({ foods: ["tinnedCorn"] })
})

test("a dish that was left and is not there is not offered again", async () => {
  const talk = await loadPlanTalk("en")
  const recipe = library.recipes.find(({ keepsDays }) => keepsDays > 1)
  if (!recipe) throw new Error("no dish keeps")
  const left = { recipe, servings: 1, keepsUntil: "2026-11-30T00:00:00.000Z" }
  const plan = planIn({ foods: new Map(), dishes: [left], ahead: new Set() })
  const first = answerFromPlan("what can I eat now?", plan, talk, hour)
  expect(first?.offer).toEqual({ kind: "toEat", foods: [], picture: recipe.id })
  const second = nextOffer("I don't have it", first?.offer, plan, talk, hour)
  expect(second?.offer).toEqual({ ...banana, isBeyondLeft: true })
  const third = nextOffer("I don't have it", second?.offer, plan, talk, hour)
  expect(third?.offer).toMatchObject({ foods: ["chickpeas"], isBeyondLeft: true })
})
