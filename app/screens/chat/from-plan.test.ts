import { expect, test } from "vitest"
import { loadEntries } from "#app/chat/faq.ts"
import { leftOutFor } from "#app/plan/left-out.ts"
import { library } from "#content/library.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { themeOf } from "#domain/chat/answer-theme.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import type { Wish } from "#domain/food/wish.ts"
import { entriesFor } from "#domain/guides/hidden-topics.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import { languages } from "#domain/language.ts"
import { wishesAgainstText } from "#domain/marked-text.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { planOf as plannedOf } from "#domain/plan/week/plan-of.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { answerFromPlan, besideExcluded, planForChat } from "./from-plan.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"
import type { PlanTalk } from "./plan-talk.ts"

const talks = Object.fromEntries(
  await Promise.all(languages.map(async (lang) => [lang, await loadPlanTalk(lang)] as const)),
)
const [pt, en, es] = [talks.pt, talks.en, talks.es] as [PlanTalk, PlanTalk, PlanTalk]

const journey = { id: "first", startedAt: "2026-11-21T08:00:00.000Z", done: {}, edition: currentEdition }

function planOf(wishes: readonly Wish[] = []) {
  const household = { ...noHousehold, wishes }
  return planForChat(plannedOf(library, [journey], household), 1, wishTable)
}

function answerTo(...asked: Parameters<typeof answerFromPlan>) {
  return answerFromPlan(...asked)?.text
}

test.each([
  [pt, "o que eu como agora?", 12, "/my-plan/recipe/2"],
  [en, "what's for dinner?", 9, "/my-plan/recipe/3"],
  [es, "¿qué como ahora?", 8, "/my-plan/recipe/1"],
  [pt, "posso trocar o jantar?", 9, "/my-plan/recipe/3"],
])("a question about her week is answered from it", (talk, text, hour, address) => {
  expect(answerTo(text, planOf(), talk, hour)).toContain(`](${address})`)
})

test.each([
  [
    pt,
    "o que posso cozinhar com grão-de-bico e arroz?",
    /^Com (arroz branco e grão-de-bico|grão-de-bico e arroz branco): /,
  ],
  [en, "what could I cook from chickpeas and rice?", /^With (white rice and chickpeas|chickpeas and white rice): /],
  [es, "¿qué puedo cocinar con garbanzos y arroz?", /^Con (arroz blanco y garbanzos|garbanzos y arroz blanco): /],
])("asked what could be cooked from some foods, it names a dish with them and its minutes", (talk, text, begins) => {
  const answer = answerTo(text, planOf(), talk, 12)
  expect(answer).toMatch(begins)
  expect(answer).toMatch(/\]\(\/my-plan\/recipe\/\d+\), (em|in|en) \d+ min\./)
  expect(answerTo("receita com ovo", planOf(["egg"]), pt, 12)).toBe(pt.t("planCookNone"))
})

test("what she cannot eat leads to where she tells it, and what is known is said to be", () => {
  const told = answerTo("tenho alergia a ovo", planOf(), pt, 12)
  expect(told).toContain("sem ovo")
  expect(told).toContain("](/profile/food#without=egg)")
  expect(answerTo("tenho alergia a ovo", planOf(["egg"]), pt, 12)).toBe(pt.t("planLeavesOut", { wishes: "sem ovo" }))
})

test("what her kitchen does not have leads to where she ticks it, and what is known is said to be", () => {
  const told = answerTo("no tengo horno ni licuadora", planOf(), es, 12)
  expect(told).toContain("sin horno")
  expect(told).toContain("](/profile/food#lacks=oven,blender)")
  expect(answerTo("I don’t have an oven", planOf(["lacks:oven"]), en, 12)).toBe(
    en.t("planLeavesOut", { wishes: "without an oven" }),
  )
})

test("a question about something else is left to the others", () => {
  expect(answerTo("posso tomar café?", planOf(), pt, 12)).toBeUndefined()
  expect(answerTo("tenho alergia a poeira", planOf(), pt, 12)).toBeUndefined()
})

test("what is offered in place of a dish is one of those that her journey knows", async () => {
  const household = { ...noHousehold, wishes: ["egg", "milk", "fish"] as const }
  const { entries } = await loadEntries("en")
  const offeredIn = (edition: number) => {
    const plan = planForChat(plannedOf(library, [{ ...journey, edition }], household), 1, wishTable)
    const links = entries.flatMap((entry) => [...besideExcluded(entry, "", plan, en).matchAll(/recipe\/(\d+)/g)])
    return new Set(links.map(([, id]) => Number(id)))
  }
  const known = (edition: number) => new Set(libraryIn(edition, library).recipes.map(({ id }) => id))
  expect(offeredIn(currentEdition).size).toBeGreaterThan(1)
  for (const edition of [1, 2, currentEdition]) {
    expect([...offeredIn(edition)].filter((id) => !known(edition).has(id))).toEqual([])
  }
  expect(offeredIn(1)).not.toEqual(offeredIn(currentEdition))
})

test.each(languages)(
  "an answer in %s keeps to what she leaves out, says so, and offers another dish for those that are missing",
  async (lang) => {
    const plan = planOf(["egg", "milk", "fish"])
    const leftOut = leftOutFor(plan.household)
    const { entries } = await loadEntries(lang)
    let missing = 0
    for (const entry of entries) {
      const hidden = { isQuiet: false, areNumbersHidden: false, leftOut }
      const left = entriesFor([entry], hidden)[0]?.answer ?? ""
      // The text of the suggestion, from which the foods that she leaves out are already removed.
      const shown = besideExcluded({ ...entry, answer: left }, left, plan, talks[lang] as PlanTalk)
      const dishesIn = (text: string) => {
        const ids = [...text.matchAll(/recipe\/(\d+)/g)].map(([, id]) => Number(id))
        return library.recipes.filter(({ id }) => ids.includes(id))
      }
      const suits = (recipe: Recipe) => isSuitable(recipe, plan.household.wishes, library.foods)
      expect(dishesIn(shown).every(suits), shown).toBe(true)
      if (left === entry.answer) expect(shown).toBe(left)
      else
        expect(shown.slice(left.length)).toContain(
          talks[lang]?.wishLabel(wishesAgainstText(entry.markedAnswer, leftOut)[0] as Wish),
        )
      if (!dishesIn(entry.answer).every(suits)) {
        missing++
        // Below a sentence about her body, an offered dish would read as a remedy.
        const offers = themeOf(entry.id) === "eating" ? 1 : 0
        expect(dishesIn(shown.slice(left.length)), shown).toHaveLength(offers)
      }
    }
    expect(missing).toBeGreaterThan(3)
  },
)

test.each([
  [
    en,
    "Does today's porridge have gluten?",
    /^Yes: \[Banana porridge\]\(\/my-plan\/recipe\/1\) contains gluten, in .*oats/,
  ],
  [
    en,
    "Does today's porridge have gluten or peanuts?",
    /^Yes: \[Banana porridge\]\(\/my-plan\/recipe\/1\) contains gluten, in .*oats.*nothing in .* has peanut/s,
  ],
  [pt, "o almoço de hoje tem leite?", /^Pelos ingredientes, não: nada em .*recipe\/2\) tem leite/],
  [es, "¿qué lleva la cena de hoy?", /recipe\/3\) lleva .*huevo/i],
  [en, "Can I freeze today's lunch?", /recipe\/2\) (does not freeze|freezes) well/],
  [pt, "quanto tempo dura o jantar de hoje?", /recipe\/3\)/],
])("%# a question about a dish of today is answered from its recipe: %s", (talk, text, expected) => {
  expect(answerTo(text, planOf(), talk, 12)).toMatch(expected)
})

test("between meals she is offered what most kitchens have, until something is at home", () => {
  expect(answerTo("what can I eat now?", planOf(), en, 16)).toBe("A banana, if you have it. As it is.")
})
