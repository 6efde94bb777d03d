import { expect, test } from "vitest"
import { wishTable } from "#content/wish-words/table.ts"
import { foodFieldsSchema } from "#domain/household.ts"
import type { Journey } from "#domain/journey.ts"
import { emptyOnboarding } from "#domain/onboarding.ts"
import { followWishes } from "./follow-wishes.ts"

const settled = foodFieldsSchema.parse({
  without: [],
  notMeant: [],
  likes: [],
  people: 1,
  minutes: null,
  priceBand: null,
  birthDate: null,
})
const journey: Journey = { id: "first", startedAt: "2026-11-20T08:00:00.000Z", done: {} }

function changedBy(preferredFoods: string, journeys: Journey[]) {
  const answers = { ...emptyOnboarding, preferredFoods }
  return followWishes(journeys, { answers, settled, table: wishTable })
}

test("a week that is planned follows what she likes", () => {
  const { journeyId, dishes } = changedBy("salmon, lentils, eggs", [journey])
  expect(journeyId).toBe("first")
  expect(Object.keys(dishes).length).toBeGreaterThan(0)
})

test("where nothing was told, nothing changes", () => {
  expect(changedBy("", [journey]).dishes).toEqual({})
})

test("a week that is not planned yet is left to be planned", () => {
  expect(changedBy("salmon, lentils, eggs", []).dishes).toEqual({})
})
