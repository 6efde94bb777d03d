import { expect, test } from "vitest"
import { wishTable } from "#content/wish-words/table.ts"
import { currentEdition, type Journey } from "#domain/journey/journey.ts"
import { nothingUnderstood } from "#domain/plan/household.ts"
import { understandWords } from "#domain/plan/understand-words.ts"
import { foodFieldsSchema } from "#domain/profile/household.ts"
import { emptyOnboarding } from "#domain/profile/onboarding.ts"
import { followWishes } from "./follow-wishes.ts"

const settled = foodFieldsSchema.parse({
  without: [],
  notMeant: [],
  likes: [],
  people: 1,
  minutes: null,
  priceBand: null,
  cooksOnFewDays: false,
  lacks: [],
  birthDate: null,
})
const journey: Journey = { id: "first", startedAt: "2026-11-20T08:00:00.000Z", done: {} }

function changedBy(preferredFoods: string, journeys: Journey[]) {
  const answers = { ...emptyOnboarding, preferredFoods }
  const understood = understandWords(answers, wishTable)
  return followWishes(journeys, { answers, settled, understood, isNewlyFewDays: false, lacked: [] })
}

test("a week that is planned follows what she likes", () => {
  const { journeyId, dishes } = changedBy("salmon, lentils, eggs", [journey])
  expect(journeyId).toBe("first")
  expect(Object.keys(dishes).length).toBeGreaterThan(0)
})

test("where nothing was told, nothing changes", () => {
  expect(changedBy("", [journey]).dishes).toEqual({})
})

test("who now wishes to cook on few days has the days after today planned for that, and today stays", () => {
  const few = { ...settled, cooksOnFewDays: true }
  const told = { answers: emptyOnboarding, settled: few, understood: nothingUnderstood }
  const begun: Journey = {
    ...journey,
    edition: 4,
    done: { 1: ["morning", "mainMeal", "snack", "activity"], 2: ["morning"] },
  }
  const changed = followWishes([begun], { ...told, isNewlyFewDays: true, lacked: [] }).dishes
  const days = Object.keys(changed).map((slot) => Number(slot.slice(0, 1)))
  expect(days.length).toBeGreaterThan(0)
  expect(Math.min(...days)).toBeGreaterThanOrEqual(3)
  expect(followWishes([begun], { ...told, isNewlyFewDays: false, lacked: [] }).dishes).toEqual({})
})

test("what gave way to her kitchen comes back where she has it again", () => {
  const stored: Journey = {
    ...journey,
    edition: currentEdition,
    dishes: { values: { "6-breakfast": 37 }, changedAt: {} },
  }
  const told = { answers: emptyOnboarding, settled, understood: nothingUnderstood, isNewlyFewDays: false }
  expect(followWishes([stored], { ...told, lacked: ["blender"] }).dishes).toEqual({ "6-breakfast": 16 })
  expect(followWishes([stored], { ...told, lacked: [] }).dishes).toEqual({})
})

test("a week that is not planned yet is left to be planned", () => {
  expect(changedBy("salmon, lentils, eggs", []).dishes).toEqual({})
})
