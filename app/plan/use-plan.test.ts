import { expect, test } from "vitest"
import { createCopies } from "#app/sync/copies.ts"
import { snapshotSchemaVersion } from "#app/sync/snapshot.ts"
import { createStore } from "#app/sync/store.ts"
import type { Operations } from "#app/sync/sync-context.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { nothingUnderstood } from "#domain/plan/household.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { plannedOf } from "./planned.ts"
import { storePlannedDishes } from "./use-plan.ts"

const settled = () => new Promise((resolve) => setTimeout(resolve))

const journeyId = "10000000-0000-4000-8000-000000000002"

/** Opens her second week, of which no dish is stored yet. */
function openSecondWeek(id = journeyId) {
  const store = createStore(createCopies(createMemoryStorage().storage, "ana"), Date.now)
  const journeys: Rows["journeys"] = {
    first: { id: "first", startedAt: "2026-11-01T09:00:00.000Z", done: {}, edition: currentEdition },
    [id]: { id, startedAt: "2026-11-08T09:00:00.000Z", done: {}, week: 2, edition: currentEdition },
  }
  const rows = { ...noRows, journeys }
  const clock = { clockAheadMs: 0, hasAllEntries: true }
  store.storeSnapshot({ schemaVersion: snapshotSchemaVersion, version: 1, epoch: "first", ...clock, rows })
  const perform = ((name, args) => store.add(name, args)) as Operations["perform"]
  const operations = { perform, discard: (ids: readonly string[]) => store.remove(ids) }
  const follow = () => storePlannedDishes(store, operations, undefined, nothingUnderstood)
  const names = () => store.outbox().map(({ operation }) => operation.name)
  return { store, follow, names }
}

test("a week is stored as it was planned, once, and again what a change of her rows makes of it", async () => {
  const { store, follow, names } = openSecondWeek()
  const stop = follow()
  await settled()
  expect(names()).toEqual(["dishesPlanned"])
  const planned = store.read().rows.journeys[journeyId]?.dishes?.values
  expect(Object.keys(planned ?? {})).toHaveLength(21)
  store.add("silenceSet", { isOn: true })
  await settled()
  expect(names()).toEqual(["dishesPlanned", "silenceSet"])
  store.add("journeyStarted", { journeyId: "10000000-0000-4000-8000-000000000003", week: 3 })
  expect(names()).toEqual(["dishesPlanned", "silenceSet", "journeyStarted"])
  await settled()
  expect(names()).toEqual(["dishesPlanned", "silenceSet", "journeyStarted", "dishesPlanned"])
  stop()
  store.add("journeyStarted", { journeyId: "10000000-0000-4000-8000-000000000004", week: 4 })
  await settled()
  expect(names().at(-1)).toBe("journeyStarted")
})

test("a plan that the server refuses is dropped and not sent again", async () => {
  const { store, follow } = openSecondWeek("10000000-0000-4000-8000-000000000005")
  follow()
  await settled()
  const [pending] = store.outbox()
  if (pending) store.refuse(pending, { code: "INVALID_REQUEST" })
  await settled()
  expect(store.outbox()).toEqual([])
})

test("nothing is stored before her words are understood, nor before her rows are fetched", async () => {
  const { store, follow, names } = openSecondWeek()
  store.add("onboardingAnswered", { answers: { restrictions: "ovo" } })
  follow()
  await settled()
  expect(names()).toEqual(["onboardingAnswered"])
  const fresh = createStore(createCopies(createMemoryStorage().storage, "ana"), Date.now)
  const operations = { perform: fresh.add as unknown as Operations["perform"], discard: fresh.remove }
  storePlannedDishes(fresh, operations, undefined, nothingUnderstood)
  await settled()
  expect(fresh.outbox()).toEqual([])
})

test("the same rows are planned once", () => {
  const { store } = openSecondWeek()
  const plan = () => plannedOf(store.read().rows, nothingUnderstood)
  const before = plan()
  store.add("silenceSet", { isOn: true })
  expect(plan()).toBe(before)
  store.add("itemDone", { journeyId, day: 1, item: "snack" })
  expect(plan()).not.toBe(before)
})
