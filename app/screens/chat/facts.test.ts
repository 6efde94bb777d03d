import { expect, test } from "vitest"
import { withoutNumbers } from "#domain/evolution/numbers.ts"
import { languages } from "#domain/language.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { planAfter, states } from "#tests/plan-after.ts"
import { dishesOfWeek } from "./dish-meant.ts"
import { linesWithoutNumbers } from "./facts.ts"
import { factsOfDish } from "./facts-of-dish.ts"
import { askAllOf } from "./facts-of-thing.ts"
import { answerFromPlan } from "./from-plan.ts"
import { likelyQuestions } from "./likely-questions.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"

const surely = (...kinds: KindOfQuestion[]) => ({
  ofPlan: 0.99,
  kinds: kinds.map((kind, at) => ({ kind, share: 0.6 / (at + 1) })),
})

test.each(Object.entries(states).flatMap(([state, days]) => languages.map((lang) => [state, lang, days] as const)))(
  "%s all that her plan knows of a dish is told in whole words in %s, and asked for by its name",
  async (_state, lang, days) => {
    const [plan, talk] = [planAfter(days), await loadPlanTalk(lang)]
    for (const dish of dishesOfWeek(plan)) {
      const { facts } = factsOfDish(dish, plan, talk)
      expect(facts.length).toBeGreaterThan(10)
      for (const { label, text } of facts) expect(`${label}: ${text}`).toMatch(/^\p{Lu}[^{}]+: [^{}]+[.!?]$/u)
      const labels = facts.map(({ label }) => label)
      expect(new Set(labels).size, labels.join()).toBe(labels.length)
      const name = titleIn(talk.titles, dish.recipe.id)
      const answer = answerFromPlan(askAllOf({ thing: "dish", name, foods: [] }, talk), plan, talk, 13)
      expect(answer?.text).toContain(`[${name}](/my-plan/recipe/${dish.recipe.id})`)
      expect(answer?.offer).toMatchObject({ kind: "facts", picture: dish.recipe.id })
    }
  },
)

const asking = {
  pt: "e a sopa de lentilha, hein",
  en: "what about the lentil soup then",
  es: "y la sopa de lentejas qué",
}

test.each(languages)(
  "what no rule reads is answered in %s by what her plan knows, the likeliest first",
  async (lang) => {
    const [plan, talk] = [planAfter(2), await loadPlanTalk(lang)]
    const likely = likelyQuestions(asking[lang], surely("freezes", "reheat", "whichPan"), plan, talk, 19)
    const lines = likely?.known?.offer?.kind === "facts" ? likely.known.offer.lines : []
    const labels = ["fact-freezer", "fact-reheat", "fact-way"] as const
    expect(lines.slice(0, 3).map(({ label }) => label)).toEqual(labels.map((label) => talk.ofPlan(label)))
    // A question that a visible line answers is no longer offered.
    expect(likely?.questions).toEqual([])
  },
)

test("under what answers already, all that her plan knows of the thing is one more question", async () => {
  const [plan, talk] = [planAfter(2), await loadPlanTalk("en")]
  const shown = { text: "What you asked." }
  const likely = likelyQuestions(asking.en, surely("freezes", "reheat", "whichPan"), plan, talk, 19, { shown })
  expect(likely?.known).toBeUndefined()
  expect(likely?.questions).toHaveLength(4)
  const all = likely?.questions.at(-1) ?? ""
  expect(answerFromPlan(all, plan, talk, 19)?.offer?.kind).toBe("facts")
})

test("a food that she names with a dish comes with its amount and what stands in", async () => {
  const [plan, talk] = [planAfter(2), await loadPlanTalk("en")]
  const said = "no onions here for the lentil soup"
  const known = likelyQuestions(said, surely("lackFood"), plan, talk, 19)?.known
  const [line] = known?.offer?.kind === "facts" ? known.offer.lines : []
  expect(line?.label).toBe("Onions")
  expect(line?.text).toMatch(/^onion \(.*\d+ g\)\. In its place, about as much: leek and /)
})

test("what is hardly about her plan, or asks of no one thing, lays nothing open", async () => {
  const [plan, talk] = [planAfter(2), await loadPlanTalk("en")]
  const known = (text: string, kinds: ReturnType<typeof surely>) => likelyQuestions(text, kinds, plan, talk, 19)?.known
  expect(known(asking.en, { ...surely("freezes"), ofPlan: 0.5 })).toBeUndefined()
  expect(known("the lentil soup week is over, what next", surely("nextWeek"))).toBeUndefined()
  expect(known(asking.en, surely("freezes"))).toBeDefined()
})

test.each(languages)("where she hides numbers no line in %s names one", async (lang) => {
  const [plan, talk] = [planAfter(2), await loadPlanTalk(lang)]
  const [dish] = dishesOfWeek(plan)
  const { facts } = dish ? factsOfDish(dish, plan, talk) : { facts: [] }
  const left = linesWithoutNumbers(facts)
  expect(left.length).toBe(facts.length - 1)
  for (const { text } of left) expect(withoutNumbers(text)).toBe(text)
})
