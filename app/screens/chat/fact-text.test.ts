import { describe, expect, test } from "vitest"
import { library } from "#content/library.ts"
import { ritualMinutes } from "#content/plan/rituals.ts"
import { givenInstead, insteadFacts, stayingFacts, stepDoubts } from "#content/recipes/facts-instead.ts"
import { keepingFacts } from "#content/recipes/facts-keeping.ts"
import { machineFacts, vesselFacts, withoutMachine } from "#content/recipes/facts-machines.ts"
import { machines } from "#content/recipes/machines.ts"
import type { PlanFact } from "#content/recipes/plan-fact.ts"
import { writtenRecipes } from "#content/recipes/recipes.ts"
import { languages } from "#domain/language.ts"
import { usingUpId, usingUpRecipe } from "#domain/plan/at-home/using-up.ts"
import { dayFacts } from "#domain/plan/questions/facts-days.ts"
import { ritualFacts } from "#domain/plan/questions/facts-rituals.ts"
import { printed, printFacts, sharingFacts } from "#domain/plan/questions/facts-sharing.ts"
import { undoableActs, undoFact } from "#domain/plan/questions/facts-undo.ts"
import { factsText, factText } from "./fact-text.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"

const ofWhatIsLeft = [0, 1, 2, 3, 4, 5].flatMap(
  (form) => usingUpRecipe(library.usingUpForms, library.foods, usingUpId(form, 0, [0])) ?? [],
)
const dishes = [...writtenRecipes, ...ofWhatIsLeft]

/** A fact must be readable at a glance, at night and on a phone. */
const mostLetters = 270

describe.each(languages)("in %s", async (lang) => {
  const talk = await loadPlanTalk(lang)
  const isWhole = (fact: PlanFact, name: string) => {
    const text = factText(fact, talk)
    expect(text, `${name}: ${fact.key}`).toMatch(/^[“«¿]?[\p{Lu}\d]/u)
    expect(text, `${name}: ${fact.key}`).toMatch(/[.?!]$/)
    expect(text, `${name}: ${fact.key}`).not.toMatch(/[{}$]|\(\)| ,|undefined|:\s*\.$/)
    expect(text.length, `${name}: ${text}`).toBeLessThanOrEqual(mostLetters)
  }

  test("how long it keeps and where is said of every dish", () => {
    for (const dish of dishes)
      for (const [line, fact] of Object.entries(keepingFacts(dish))) isWhole(fact, `${dish.id} ${line}`)
  })

  test("what to do without each machine is said of every dish, and where it stops halfway", () => {
    for (const dish of dishes) {
      for (const fact of [...machineFacts(dish), ...vesselFacts(dish)]) isWhole(fact, `${dish.id}`)
      for (const machine of machines)
        for (const isHalfway of [true, false]) {
          const facts = withoutMachine(dish, machine, isHalfway)
          expect(facts, `${dish.id} ${machine}`).not.toEqual([])
          for (const fact of facts) isWhole(fact, `${dish.id} ${machine}`)
        }
    }
  })

  test("for each food of every dish it is said what may stand for it, alone and with another", () => {
    const whom = { suits: (key: string) => key in library.foods, people: 2 }
    for (const dish of dishes) {
      const keys = dish.ingredients.map(({ food }) => food)
      for (const fact of [...stayingFacts(dish), ...stepDoubts(dish)]) isWhole(fact, `${dish.id}`)
      for (const food of keys) {
        const facts = insteadFacts(dish, food, whom)
        expect(facts, `${dish.id} ${food}`).not.toEqual([])
        const more = givenInstead(dish, food, "arracacha", whom)
        for (const fact of [...facts, ...more]) isWhole(fact, `${dish.id} ${food}`)
      }
    }
  })

  test("what can be undone, printed and shared is said, with the names of the buttons", () => {
    for (const act of undoableActs) isWhole(undoFact(act), act)
    for (const what of printed) for (const fact of printFacts(what)) isWhole(fact, what)
    for (const fact of Object.values(sharingFacts())) isWhole(fact, "sharing")
    expect(factText(undoFact("strike"), talk)).toContain(talk.labels.putBack)
    expect(factText(undoFact("helperLink"), talk)).toContain(talk.labels.takeBackLink)
  })

  test("on every day it is said which it is and why", () => {
    for (let today = 1; today <= 7; today++)
      for (const left of [0, 1, 2, 3, 4])
        for (const fact of Object.values(dayFacts({ today, left }))) isWhole(fact, `day ${today}, ${left} left`)
  })

  test("of the ritual of every day it is said how long, when and what for, and its text names no other time", () => {
    expect(ritualMinutes).toHaveLength(talk.rituals.length)
    for (const [index, text] of talk.rituals.entries()) {
      const minutes = ritualMinutes[index] ?? 0
      expect(minutes).toBeGreaterThan(0)
      if (/\bminut[eo]\b/.test(text)) expect(minutes).toBe(1)
      for (const fact of Object.values(ritualFacts(index + 1, minutes))) isWhole(fact, `day ${index + 1}`)
    }
  })

  test("several facts are read one after the other", () => {
    const [one, other]: PlanFact[] = [{ key: "room" }, { key: "reheat" }]
    if (!one || !other) throw new Error("There are two facts")
    expect(factsText([one, other], talk)).toBe(`${factText(one, talk)} ${factText(other, talk)}`)
  })
})
