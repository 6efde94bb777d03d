import { expect, test } from "vitest"
import { createCopies } from "#app/sync/copies.ts"
import { snapshotSchemaVersion } from "#app/sync/snapshot.ts"
import { createStore } from "#app/sync/store.ts"
import enDashboard from "#content/locales/en/dashboard.json" with { type: "json" }
import { dayMs } from "#domain/day-ms.ts"
import { allergens } from "#domain/food/food.ts"
import { currentEdition, type Journey } from "#domain/journey/journey.ts"
import { languages } from "#domain/language.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { recipeKey } from "#domain/plan/cooking/cooked.ts"
import { weekDays } from "#domain/plan/slots.ts"
import { standardRecipeId } from "#domain/recipes/recipe.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { foodWishes } from "#tests/random-household.ts"
import { hasOwnWeek, inputsOf, type KeptToday, readToday, storeToday } from "./keep-today.ts"
import { todayOf } from "./today.ts"

const journeyId = "10000000-0000-4000-8000-000000000002"
const which = { day: 1, language: "en" } as const

type Told = { clockAheadMs?: number } & Pick<Partial<Rows>, "atHome">

function openFirstWeek(userId: string, journey: Partial<Journey> = {}, { clockAheadMs = 0, ...others }: Told = {}) {
  const store = createStore(createCopies(createMemoryStorage().storage, userId), Date.now)
  const journeys: Rows["journeys"] = {
    [journeyId]: {
      id: journeyId,
      startedAt: "2026-11-08T09:00:00.000Z",
      done: {},
      edition: currentEdition,
      ...journey,
    },
  }
  const clock = { clockAheadMs, hasAllEntries: true }
  const rows = { ...noRows, journeys, ...others }
  store.storeSnapshot({ schemaVersion: snapshotSchemaVersion, version: 1, epoch: "first", ...clock, rows })
  const told: KeptToday[] = []
  const keep = () => storeToday(store, which, (kept) => told.push(kept))
  const untilTold = (times: number) => expect.poll(() => told.length, { timeout: 60_000 }).toBe(times)
  return { store, told, keep, untilTold }
}

test("what she eats today is planned where her rows change, once for the same rows", async () => {
  const { store, told, keep, untilTold } = openFirstWeek("today-ana")
  const stop = keep()
  await untilTold(1)
  expect(told[0]?.today.meals.lunch?.id).toBe(standardRecipeId(1, "lunch"))
  expect(readToday("today-ana")).toEqual(told[0])
  store.add("itemDone", { journeyId, day: 1, item: "snack" })
  store.add("silenceSet", { isOn: true })
  store.add("onboardingAnswered", { answers: { restrictions: "galinha, frango, peixe" } })
  await untilTold(2)
  expect(told[1]?.of).toBe(inputsOf(store.read().rows, which))
  expect(told[1]?.today.meals.lunch?.id).not.toBe(standardRecipeId(1, "lunch"))
  stop()
  const again = keep()
  expect(told.slice(2)).toEqual([told[1]])
  store.add("onboardingAnswered", { answers: { restrictions: "" } })
  await untilTold(3)
  again()
})

test("of a standard week, all is known without the library that the library says", async () => {
  for (const edition of [1, 2, 3, 4, currentEdition]) {
    for (const day of weekDays) {
      for (const language of languages) {
        const userId = `today-${edition}-${day}-${language}`
        const { store, told, untilTold } = openFirstWeek(userId, {
          edition,
          done: day > 1 ? { "1": ["mainMeal"] } : {},
        })
        const stop = storeToday(store, { day, language }, (kept) => told.push(kept))
        await untilTold(1)
        expect(told[0]?.today).toEqual(await todayOf(userId, store.read().rows, day, language, new Date()))
        stop()
      }
    }
  }
})

test("a food that she will not have this week is not among what is known without the library", () => {
  const { store } = openFirstWeek("today-clara")
  expect(hasOwnWeek(store.read().rows, 1)).toBe(false)
  store.add("foodStruck", { journeyId, food: "chickenBreast", dishes: {} })
  expect(hasOwnWeek(store.read().rows, 1)).toBe(true)
})

test("what was asked before her rows changed, or before the screen was left, is not told", async () => {
  const { store, told, keep, untilTold } = openFirstWeek("today-bia")
  const stop = keep()
  store.add("onboardingAnswered", { answers: { restrictions: "ovo" } })
  await untilTold(1)
  expect(told[0]?.of).toBe(inputsOf(store.read().rows, which))
  store.add("onboardingAnswered", { answers: { restrictions: "leite" } })
  stop()
  const left = openFirstWeek("today-bia")
  left.keep()
  await left.untilTold(1)
  expect(told).toHaveLength(1)
})

test("what of today's dishes is known to be gone is said, the dishes stay, and what is cooked misses nothing", async () => {
  const { store, told, keep, untilTold } = openFirstWeek("today-cleo")
  const stop = keep()
  await untilTold(1)
  const before = told.length
  const dishes = () => Object.values(told.at(-1)?.today.meals ?? {}).map(({ id }) => id)
  const planned = dishes()
  expect(told.at(-1)?.today.meals.lunch?.missing).toBeUndefined()
  store.add("foodsHadAtHome", { foods: ["sweetPotato"], isAtHome: false })
  await untilTold(before + 1)
  expect(told.at(-1)?.today.meals.lunch?.missing).toBe("sweet potato")
  expect(told.at(-1)?.today.meals.dinner?.missing).toBeUndefined()
  expect(dishes()).toEqual(planned)
  store.add("dishCooked", { journeyId, key: recipeKey(standardRecipeId(1, "lunch")), servings: 1 })
  await untilTold(before + 2)
  expect(told.at(-1)?.today.meals.lunch?.missing).toBeUndefined()
  stop()
})

test("what is gone is judged by the server's clock where the device's is wrong", async () => {
  const tenDaysMs = 10 * dayMs
  const at = new Date(Date.now() - tenDaysMs).toISOString()
  const { told, keep, untilTold } = openFirstWeek(
    "today-dora",
    {},
    {
      clockAheadMs: -tenDaysMs,
      atHome: { [ownKey]: { values: { sweetPotato: false }, changedAt: { sweetPotato: at } } },
    },
  )
  const stop = keep()
  await untilTold(1)
  expect(told[0]?.today.meals.lunch?.missing).toBe("sweet potato")
  stop()
})

test("whoever leaves out everything is offered no nuts as a snack", async () => {
  const { store, told, keep, untilTold } = openFirstWeek("today-eva")
  store.add("householdChanged", { fields: { without: [...allergens, ...foodWishes] } })
  const stop = keep()
  await untilTold(1)
  expect(told[0]?.today.meals).toEqual({})
  expect(told[0]?.today.snack).toBe(enDashboard.nextMealPlan)
  stop()
})
