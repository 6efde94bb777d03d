import { expect, test } from "vitest"
import { wishTable } from "#content/wish-words/table.ts"
import type { HouseholdFields } from "../profile/household.ts"
import type { Onboarding } from "../profile/onboarding.ts"
import { householdOf as householdOfUnderstood } from "./household.ts"
import { understandWords } from "./understand-words.ts"

const earlier = "2026-11-21T08:00:00.000Z"
const later = "2026-11-22T08:00:00.000Z"

function told(values: Partial<Onboarding>, at = earlier) {
  return { values, changedAt: { restrictions: at, preferredFoods: at } }
}

function settled(values: Partial<HouseholdFields>, at = later) {
  return { values, changedAt: Object.fromEntries(Object.keys(values).map((field) => [field, at])) }
}

type Args = Parameters<typeof householdOfUnderstood>

function householdOf(words: Args[0], fields: Args[1]) {
  return householdOfUnderstood(words, fields, understandWords(words?.values, wishTable))
}

test("who has told nothing cooks for one, and leaves nothing out", () => {
  expect(householdOf(undefined, undefined)).toEqual({ wishes: [], likes: [], people: 1, isUntold: true })
})

test("what she wrote and what she chose from the list count together", () => {
  const words = told({
    restrictions: "sem leite",
    preferredFoods: "manga",
    timeAvailable: "20 min",
    weeklyBudget: "barato",
  })
  expect(householdOf(words, settled({ without: ["egg"], people: 3 }))).toMatchObject({
    wishes: ["milk", "egg"],
    likes: ["mango"],
    people: 3,
    minutes: 20,
    priceBand: 1,
  })
})

test("what she settled is stronger than her words", () => {
  const words = told({ timeAvailable: "20 min", weeklyBudget: "barato" })
  expect(householdOf(words, settled({ minutes: 45, priceBand: 3 }))).toMatchObject({
    minutes: 45,
    priceBand: 3,
  })
})

test("what she took out of her words stays out, until she writes about it anew", () => {
  const notMeant = settled({ notMeant: ["milk"] })
  expect(householdOf(told({ restrictions: "leite, ovo" }), notMeant).wishes).toEqual(["egg"])
  const anew = told({ restrictions: "leite, ovo" }, "2026-11-23T08:00:00.000Z")
  expect(householdOf(anew, notMeant).wishes).toEqual(["milk", "egg"])
})

test("a food that she likes and leaves out is left out", () => {
  const words = told({ restrictions: "manga", preferredFoods: "manga, abacate" })
  const { wishes, likes } = householdOf(words, undefined)
  expect(wishes).toContain("food:mango")
  expect(likes).not.toContain("mango")
})
