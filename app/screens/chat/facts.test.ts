import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { withoutNumbers } from "#domain/evolution/numbers.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import { languages } from "#domain/language.ts"
import { noHousehold } from "#domain/plan/household.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { type Dishes, weekDays } from "#domain/plan/slots.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { planAfter, states } from "#tests/plan-after.ts"
import { dishesOfWeek } from "./dish-meant.ts"
import { factsIn, linesWithoutNumbers } from "./facts.ts"
import { factsOfDish } from "./facts-of-dish.ts"
import { askAllOf } from "./facts-of-thing.ts"
import { answerFromPlan, planForChat } from "./from-plan.ts"
import { likelyQuestions } from "./likely-questions.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"
import type { PlanTalk } from "./plan-talk.ts"
import { type ThingMeant, thingMeant } from "./thing-meant.ts"

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
      const answer = answerFromPlan(askAllOf({ thing: "dish", name }, talk), plan, talk, 13)
      expect(answer?.text).toContain(`[${name}](/my-plan/recipe/${dish.recipe.id})`)
      expect(factsIn(answer?.offer).picture).toBe(dish.recipe.id)
    }
  },
)

test.each(Object.entries(states).flatMap(([state, days]) => languages.map((lang) => [state, lang, days] as const)))(
  "%s all that her plan knows of a day, a ritual, a food and her swaps is told in whole words in %s",
  async (_state, lang, days) => {
    const [plan, talk] = [planAfter(days), await loadPlanTalk(lang)]
    const things: ThingMeant[] = [
      ...weekDays.flatMap((day): ThingMeant[] =>
        ["day", "ritual"].map((thing) => ({ thing, name: `${day}` }) as ThingMeant),
      ),
      ...Object.values(foodsAsked).map((names): ThingMeant => ({ thing: "food", name: names[lang] })),
      { thing: "swaps", name: "" },
      { thing: "sharing", name: "" },
    ]
    for (const thing of things) {
      const asked = askAllOf(thing, talk)
      const answer = answerFromPlan(asked, plan, talk, 13)
      expect(answer?.text, asked).toMatch(/^[^{}]+:$/)
      const { lines } = factsIn(answer?.offer)
      expect(lines.length, asked).toBeGreaterThan(2)
      for (const { label, text } of lines) expect(`${label}: ${text}`, asked).toMatch(/^\p{Lu}[^{}]+: [^{}]+[.!?…)]$/su)
      expect(new Set(lines.map(({ label }) => label)).size, asked).toBe(lines.length)
    }
  },
)

const foodsAsked = {
  eggs: { pt: "ovos", en: "eggs", es: "huevos" },
  rice: { pt: "arroz", en: "rice", es: "arroz" },
  salt: { pt: "manjericão", en: "basil", es: "albahaca" },
  tofu: { pt: "tofu", en: "tofu", es: "tofu" },
}

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
    const { lines } = factsIn(likely?.known?.offer)
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
  const [line] = factsIn(known?.offer).lines
  expect(line?.label).toBe("Onions")
  expect(line?.text).toMatch(/^onion \(.*\d+ g\)\. As much leek/)
})

test("a machine that stops halfway has the first line, and no other machine comes before what was asked", async () => {
  const [plan, talk] = [planAfter(2), await loadPlanTalk("en")]
  const said = "my blender died halfway through the carrot soup"
  const { lines } = factsIn(likelyQuestions(said, surely("noAppliance", "keeps"), plan, talk, 19)?.known?.offer)
  expect(lines[0]).toMatchObject({ label: "Blender", text: expect.stringMatching(/^It stopped halfway: .*fork/) })
  expect(lines.slice(1, 3).map(({ label }) => label)).toEqual(["Made in", "Keeps"])
})

test("a food that her week does not have comes with one press that brings it, and a swap with one that undoes it alone", async () => {
  const talk = await loadPlanTalk("en")
  const salmon = likelyQuestions("i want the salmon back", surely("bringBack"), planAfter(2), talk, 19)?.known
  expect(factsIn(salmon?.offer).lines[0]?.label).toBe("Into your week")
  expect(factsIn(salmon?.offer).presses).toMatchObject([{ kind: "swap", before: 11 }])
  const plan = planSwapping({ "4-dinner": 21, "5-lunch": 2 })
  const known = likelyQuestions("give me back what i had", surely("swapBack"), plan, talk, 19)?.known
  const { lines, presses } = factsIn(known?.offer)
  expect(lines.slice(0, 2).map(({ label }) => label)).toEqual(["Day 4, dinner", "Day 5, lunch"])
  expect(presses).toMatchObject([
    { slot: "4-dinner", before: 21 },
    { slot: "5-lunch", before: 2 },
  ])
})

/** Makes her plan on day 1, after these swaps of hers. */
function planSwapping(values: Dishes) {
  const at = "2026-11-21T09:00:00.000Z"
  const changedAt = Object.fromEntries(Object.keys(values).map((slot) => [slot, at]))
  const journey = { id: "first", startedAt: at, done: {}, edition: currentEdition, dishes: { values, changedAt } }
  return planForChat(planOf(library, [journey], noHousehold), 1, wishTable)
}

test("what is hardly about her plan, or asks of no one thing, lays nothing open", async () => {
  const [plan, talk] = [planAfter(2), await loadPlanTalk("en")]
  const known = (text: string, kinds: ReturnType<typeof surely>) => likelyQuestions(text, kinds, plan, talk, 19)?.known
  expect(known(asking.en, { ...surely("freezes"), ofPlan: 0.5 })).toBeUndefined()
  expect(known("the lentil soup, what does my shop cost", surely("cost"))).toBeUndefined()
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

const named = [
  ["pt", "nao tenho liquidificador, amasso a sopa no garfo?", "dish", 9],
  ["es", "no tengo licuadora, qué hago con la sopa", "dish", 9],
  ["en", "no blender here, what do i do with the soup", "dish", 9],
  ["es", "la sopa de lentejas sin licuadora", "dish", 12],
  ["pt", "quantas colheres de sopa são 60 g de aveia", "food", "aveia"],
] as const

test.each(named)(
  "in %s “%s” is of a %s: the nearest soup, no spoon, no vessel and no batter",
  async (lang, text, thing, name) => {
    const [plan, talk] = [planAfter(2), await loadPlanTalk(lang)]
    const meant = thingMeant(text, surely("noAppliance"), plan, talk, 19)
    expect(meant?.thing).toBe(thing)
    expect(meant && "name" in meant && meant.name).toBe(typeof name === "number" ? titleIn(talk.titles, name) : name)
  },
)

test("a batter is no pasta, and a father no potato", async () => {
  const plan = planAfter(2)
  const foodIn = (text: string, lang: "pt" | "es", talk: PlanTalk) =>
    thingMeant(text, surely("usedUp"), plan, { ...talk, lang }, 19)?.name
  const [pt, es] = [await loadPlanTalk("pt"), await loadPlanTalk("es")]
  expect(foodIn("a massa engrossou", "pt", pt)).toBe("massa")
  expect(foodIn("a massa do bolo engrossou", "pt", pt)).not.toBe("massa")
  expect(foodIn("dice papá que alcanza", "es", es)).not.toBe("papá")
})
