import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { asked } from "#content/plan-words/asked/asked.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { withoutNumbers } from "#domain/evolution/numbers.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import { type Language, languages } from "#domain/language.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { canonicalQuestion } from "#domain/plan/questions/canonical.ts"
import { kindsOfQuestion } from "#domain/plan/questions/kinds.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { planAfter, states } from "#tests/plan-after.ts"
import { answerFromPlan, planForChat } from "./from-plan.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"
import type { PlanOfChat } from "./plan-talk.ts"

const foods = { pt: "ovos", en: "eggs", es: "huevos" }

async function asking(lang: Language, plan: PlanOfChat) {
  const talk = await loadPlanTalk(lang)
  const dish = titleIn(talk.titles, plan.week.dishes["7-dinner"])
  const named = { dish, food: foods[lang], day: "7", meal: talk.mealName("dinner").toLowerCase() }
  return { talk, named }
}

test.each(Object.entries(states).flatMap(([state, days]) => languages.map((lang) => [state, lang, days] as const)))(
  "%s every plain question in %s is answered, whatever it names",
  async (_state, lang, days) => {
    const plan = planAfter(days)
    const { talk, named } = await asking(lang, plan)
    for (const kind of kindsOfQuestion)
      for (const given of [{}, { dish: named.dish }, { food: named.food }, named]) {
        const question = canonicalQuestion(kind, given, asked[lang])
        const answer = answerFromPlan(question, plan, talk, 13)
        expect(answer?.entryId !== undefined || /^[^{}]+$/.test(answer?.text ?? ""), question).toBe(true)
      }
  },
)

test("the fact stands in the first sentence, from her rows", async () => {
  const plan = planAfter(2)
  const { talk } = await asking("en", plan)
  const soup = titleIn(talk.titles, plan.week.dishes["3-dinner"])
  const answerTo = (question: string) => answerFromPlan(question, plan, talk, 18)?.text
  expect(answerTo(`How much of each food goes into “${soup}”?`)).toMatch(/^For one serving, .* takes .*\d+ g/)
  expect(answerTo(`How long does “${soup}” take?`)).toMatch(/takes \d+ min/)
  expect(answerTo(`In what do I cook “${soup}”?`)).toMatch(/is made in a p(ot|an)/)
  expect(answerTo("Which day am I on, and when does it change?")).toMatch(/^You are on day 3\. .*4 are left/)
  expect(answerTo("Is rice weighed raw or cooked?")).toMatch(/^Cooked: /)
  expect(answerTo("Is oats weighed raw or cooked?")).toMatch(/^Raw/)
  expect(answerTo("Can I mark a dish as a favourite?")).toMatch(/^No/)
})

test("where she hides numbers nothing is left of what is said of calories", async () => {
  for (const lang of languages) {
    const plan = planAfter(2)
    const { talk, named } = await asking(lang, plan)
    for (const given of [{}, { dish: named.dish }]) {
      const question = canonicalQuestion("calories", given, asked[lang])
      expect(withoutNumbers(answerFromPlan(question, plan, talk, 13)?.text ?? "")).toBe("")
    }
  }
})

test("a swap of hers can be taken back by one press", async () => {
  const journey = { id: "first", startedAt: "2026-11-21T08:00:00.000Z", done: {}, edition: currentEdition }
  const before = planOf(library, [journey], noHousehold).week.dishes["2-dinner"]
  const dishes = { values: { "2-dinner": 21 }, changedAt: { "2-dinner": "2026-11-21T09:00:00.000Z" } }
  const planned = planOf(library, [{ ...journey, dishes }], noHousehold)
  expect(planned.week.dishes["2-dinner"]).toBe(21)
  const plan = planForChat(planned, 1, wishTable)
  const answer = answerFromPlan(asked.en.swapBack[0], plan, await loadPlanTalk("en"), 12)
  expect(answer?.offer).toMatchObject({ kind: "swap", slot: "2-dinner", before: 21, ids: [before] })
})

test("the ritual says how long it takes and that it may move, and the number of the day what it follows", async () => {
  const plan = planAfter(2)
  const { talk } = await asking("en", plan)
  const answerTo = (kind: "ritual" | "whichDay") =>
    answerFromPlan(canonicalQuestion(kind, {}, asked.en), plan, talk, 18)?.text
  expect(answerTo("ritual")).toMatch(/^Day 3: .*\n\nAbout 2 minutes.*may move to the night/s)
  expect(answerTo("whichDay")).toMatch(/The number follows your ticks, not the calendar/)
})
