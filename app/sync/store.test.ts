import { expect, test } from "vitest"
import { currentJourney, currentJourneyId } from "#domain/journey/journey.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { createCopies } from "./copies.ts"
import type { PendingOperation } from "./outbox.ts"
import { snapshotSchemaVersion } from "./snapshot.ts"
import { createStore } from "./store.ts"

const now = () => Date.parse("2026-11-21T09:00:00.000Z")

test("a refusal that finds no room counts all the same: the operation is not sent again", () => {
  const { storage, device } = createMemoryStorage()
  const store = createStore(createCopies(storage, "ana"), now)
  store.add("silenceSet", { isOn: true })
  const [pending] = store.outbox()
  device.isFull = true
  if (pending) store.refuse(pending, { code: "CONSENT_REQUIRED" })
  expect(store.outbox()).toMatchObject([{ refusal: { code: "CONSENT_REQUIRED" } }])
  expect(store.read()).toMatchObject({ pending: [], refused: [{ refusal: { code: "CONSENT_REQUIRED" } }] })
  device.isFull = false
  if (pending) store.addOperation(pending.operation)
  expect(store.outbox()).toMatchObject([{ operation: pending?.operation }])
  expect(store.read().refused).toEqual([])
})

test("what cannot be stored is taken out of what she wrote, so that the rest is not refused", () => {
  const store = createStore(createCopies(createMemoryStorage().storage, "ana"), now)
  store.add("onboardingAnswered", { answers: { restrictions: "amendoim \uD83D\0" } })
  expect(store.read().rows.onboarding.own?.values.restrictions).toBe("amendoim ")
  expect(store.outbox()[0]?.operation.args).toEqual({ answers: { restrictions: "amendoim " } })
})

test("what she does counts from then on, though the clock has been put back since what it changes", () => {
  const { storage } = createMemoryStorage()
  const clock = { now: now() }
  const store = createStore(createCopies(storage, "ana"), () => clock.now)
  const [first, second] = ["10000000-0000-4000-8000-000000000001", "10000000-0000-4000-8000-000000000002"]
  store.add("silenceSet", { isOn: true })
  store.add("checkInAnswered", { date: "2026-11-21", question: "mood", score: 5 })
  store.add("journeyStarted", { journeyId: second })
  clock.now -= 365 * 24 * 60 * 60 * 1000
  store.add("silenceSet", { isOn: false })
  store.add("checkInAnswered", { date: "2026-11-21", question: "mood", score: 1 })
  store.add("journeyStarted", { journeyId: first })
  const { rows } = store.read()
  expect(rows.silence.own?.values).toEqual({ isOn: false })
  expect(rows.checkIns["2026-11-21"]?.values).toEqual({ mood: 1 })
  expect(currentJourney(Object.values(rows.journeys))?.id).toBe(first)
})

test("a clock that was put back since the server's last answer is taken for what it was then, before the next one", () => {
  const { storage } = createMemoryStorage()
  const year = 365 * 24 * 60 * 60_000
  const clock = { now: now() }
  const store = createStore(createCopies(storage, "ana"), () => clock.now)
  const answeredAt = new Date(now()).toISOString()
  store.storeSnapshot({
    ...{ schemaVersion: snapshotSchemaVersion, version: 1, epoch: "first", clockAheadMs: 0 },
    answeredAt,
    hasAllEntries: true,
    rows: noRows,
  })
  clock.now -= year
  const reopened = createStore(createCopies(storage, "ana"), () => clock.now)
  expect(reopened.read().clockAheadMs).toBe(year)
  reopened.add("silenceSet", { isOn: true })
  expect(reopened.outbox()[0]?.operation.at).toBe(answeredAt)
  clock.now += 2 * year
  const nextYear = createStore(createCopies(storage, "ana"), () => clock.now)
  expect(nextYear.read().clockAheadMs).toBe(0)
})

test("an answer that comes after a later one takes nothing back, with room on the device or without", () => {
  const { storage, device } = createMemoryStorage()
  const [store, otherTab] = [
    createStore(createCopies(storage, "ana"), now),
    createStore(createCopies(storage, "ana"), now),
  ]
  const snapshotOf = (version: number) => ({
    schemaVersion: snapshotSchemaVersion,
    version,
    epoch: "first",
    clockAheadMs: 0,
    hasAllEntries: true,
    rows: noRows,
  })
  store.storeSnapshot(snapshotOf(5))
  otherTab.storeSnapshot(snapshotOf(4))
  expect(store.snapshot()?.version).toBe(5)
  device.isFull = true
  store.storeSnapshot({
    ...snapshotOf(6),
    rows: { ...noRows, questions: { q: { id: "q", askedAt: "2026-11-21T09:00:00.000Z" } } },
  })
  device.isFull = false
  otherTab.storeSnapshot(snapshotOf(7))
  expect(store.snapshot()?.version).toBe(7)
})

test("an answer that tells nothing new leaves her rows the same objects, and one that does is shown whoever has stored it first", () => {
  const { storage } = createMemoryStorage()
  const clock = { now: now() }
  const [store, elsewhere] = [
    createStore(createCopies(storage, "ana"), () => clock.now),
    createStore(createCopies(storage, "ana"), now),
  ]
  const answer = (version: number, { isOn = false, clockAheadMs = 0 } = {}) => ({
    ...{ schemaVersion: snapshotSchemaVersion, version, epoch: "first", clockAheadMs, hasAllEntries: true },
    rows: { ...noRows, silence: { own: { values: { isOn }, changedAt: {} } } } as Rows,
  })
  store.storeSnapshot(answer(1))
  const view = store.read()
  let changes = 0
  store.subscribe(() => changes++)
  store.storeSnapshot(answer(2))
  expect({ changes, isSame: store.read() === view, version: store.snapshot()?.version }).toEqual({
    changes: 0,
    isSame: true,
    version: 2,
  })
  store.storeSnapshot(answer(3, { clockAheadMs: 300 }))
  expect({ isSame: store.read().rows === view.rows, ahead: store.read().clockAheadMs }).toEqual({
    isSame: true,
    ahead: 300,
  })
  elsewhere.storeSnapshot(answer(4, { isOn: true }))
  store.storeSnapshot(answer(5, { isOn: true }))
  expect(changes).toBe(2)
  expect(store.read().rows.silence.own?.values).toEqual({ isOn: true })
  const dayMs = 24 * 60 * 60_000
  clock.now -= dayMs
  store.storeSnapshot(answer(6, { isOn: true, clockAheadMs: dayMs }))
  expect({ changes, ahead: store.read().clockAheadMs }).toEqual({ changes: 3, ahead: dayMs })
})

test("what found no room goes before what she did after it", () => {
  const { storage, device } = createMemoryStorage()
  const store = createStore(createCopies(storage, "ana"), now)
  const questionId = "10000000-0000-4000-8000-000000000001"
  device.isFull = true
  expect(store.add("questionAsked", { questionId, text: "Posso comer jaca?" }).isStored).toBe(false)
  device.isFull = false
  expect(store.add("questionTakenBack", { questionId }).isStored).toBe(true)
  expect(store.outbox().map(({ operation }) => operation.name)).toEqual(["questionAsked", "questionTakenBack"])
  expect(store.read().rows.questions).toEqual({})
})

test("what found no room is known to be on this page only, until there is room", () => {
  const { storage, device } = createMemoryStorage()
  const store = createStore(createCopies(storage, "ana"), now)
  device.isFull = true
  const { id, isStored } = store.add("silenceSet", { isOn: true })
  expect({ isStored, unstored: [...store.read().unstored] }).toEqual({ isStored: false, unstored: [id] })
  store.retryUnstored()
  expect(store.read().unstored.size).toBe(1)
  device.isFull = false
  store.retryUnstored()
  expect(store.read()).toMatchObject({ unstored: new Set(), pending: [{ id }] })
  expect(createStore(createCopies(storage, "ana"), now).read().pending).toMatchObject([{ id }])
})

test("a device that knows nothing yet ticks in the journey that is current, not in one that she has left", () => {
  const { storage } = createMemoryStorage()
  const store = createStore(createCopies(storage, "ana"), now)
  store.add("itemDone", { journeyId: currentJourneyId, day: 1, item: "snack" })
  expect(store.read().rows.journeys).toMatchObject({ first: { done: { 1: ["snack"] } } })
  const journeys = {
    first: { id: "first", startedAt: "2026-11-01T09:00:00.000Z", done: {} },
    second: { id: "second", startedAt: "2026-11-08T09:00:00.000Z", done: {} },
  }
  store.storeSnapshot({
    schemaVersion: snapshotSchemaVersion,
    version: 9,
    epoch: "first",
    clockAheadMs: 0,
    hasAllEntries: true,
    rows: { ...noRows, journeys },
  })
  expect(store.read().rows.journeys).toMatchObject({ first: { done: {} }, second: { done: { 1: ["snack"] } } })
})

test("what found no room outlives the screens of its page", () => {
  const { storage, device } = createMemoryStorage()
  const unstored = new Map<string, PendingOperation>()
  device.isFull = true
  const { id } = createStore(createCopies(storage, "ana", unstored), now).add("silenceSet", { isOn: true })
  const next = createStore(createCopies(storage, "ana", unstored), now)
  expect(next.read()).toMatchObject({ pending: [{ id }], unstored: new Set([id]) })
  device.isFull = false
  next.retryUnstored()
  expect(unstored.size).toBe(0)
})

test("each tick of a device that has not synced is for the current journey, also beside copies of an earlier release", () => {
  const { storage } = createMemoryStorage()
  const store = createStore(createCopies(storage, "ana"), now)
  expect(store.read()).toMatchObject({ isUnknown: true, hasSynced: false })
  store.storeSnapshot({
    schemaVersion: snapshotSchemaVersion,
    version: null,
    clockAheadMs: 0,
    hasAllEntries: false,
    rows: noRows,
  })
  expect(store.read()).toMatchObject({ isUnknown: false, hasSynced: false })
})
