import { beforeEach, expect, test, vi } from "vitest"
import type { DeviceStorage } from "#app/storage/device.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { createCopies } from "./copies.ts"
import { createSender } from "./sender.ts"
import { type Snapshot, snapshotSchemaVersion } from "./snapshot.ts"
import { createStore } from "./store.ts"

const now = () => Date.parse("2026-11-21T09:00:00.000Z")
const [first, second] = ["10000000-0000-4000-8000-000000000001", "10000000-0000-4000-8000-000000000002"]
const rows: Rows = {
  ...noRows,
  journeys: {
    [first]: { id: first, startedAt: "2026-11-01T09:00:00.000Z", done: { 1: ["snack"] } },
    [second]: { id: second, startedAt: "2026-11-08T09:00:00.000Z", done: {} },
  },
  checkIns: { "2026-11-20": { values: { mood: 3 }, changedAt: {} } },
}
const snapshot: Snapshot = {
  ...{ schemaVersion: snapshotSchemaVersion, version: 1, epoch: "first", clockAheadMs: 0, hasAllEntries: true },
  rows,
}
const parse = vi.spyOn(JSON, "parse")

beforeEach(() => void parse.mockClear())

function openTab(storage: DeviceStorage) {
  return createStore(createCopies(storage, "ana"), now)
}

function createSynced(storage: DeviceStorage) {
  openTab(storage).storeSnapshot(snapshot)
  parse.mockClear()
  const store = openTab(storage)
  let version = 1
  const sender = createSender({
    store,
    deviceNow: now,
    exclusively: (work) => work(),
    refusalOf: () => null,
    async post({ operations }) {
      version++
      const results = operations.map(({ id }) => ({ id, status: "applied" as const }))
      return { version, epoch: "first", now: new Date(now()).toISOString(), isWhole: false, results, changes: [] }
    },
  })
  return { store, sender }
}

test("what is stored is parsed once, a tap and its sync parse nothing, and what another tab stores is parsed once", async () => {
  const { storage } = createMemoryStorage()
  const otherTab = openTab(storage)
  const { store, sender } = createSynced(storage)
  store.read()
  expect(parse).toHaveBeenCalledTimes(1)
  store.add("itemDone", { journeyId: second, day: 1, item: "snack" })
  store.read()
  await sender.sync()
  expect(parse).toHaveBeenCalledTimes(1)
  otherTab.outbox()
  parse.mockClear()
  otherTab.add("silenceSet", { isOn: true })
  store.handleStorageEvent(null)
  store.handleStorageEvent(null)
  expect(store.read().rows.silence.own?.values).toEqual({ isOn: true })
  expect(parse).toHaveBeenCalledTimes(1)
})

test("what no event tells is seen before the next change, and neither is lost", () => {
  const { storage } = createMemoryStorage()
  const { store } = createSynced(storage)
  const otherTab = openTab(storage)
  store.read()
  otherTab.add("itemDone", { journeyId: second, day: 1, item: "morning" })
  otherTab.storeSnapshot({ ...snapshot, version: 5, rows: { ...rows, water: { "2026-11-20": { [first]: true } } } })
  store.add("itemDone", { journeyId: second, day: 1, item: "snack" })
  expect(store.outbox().map(({ order }) => order)).toEqual([1, 2])
  expect(store.read().rows.journeys[second]?.done).toEqual({ 1: ["morning", "snack"] })
  expect(store.read().rows.water).toEqual({ "2026-11-20": { [first]: true } })
  store.storeSnapshot({ ...snapshot, version: 4 })
  expect(store.snapshot()?.version).toBe(5)
})

test("what the browser or a sign-out elsewhere clears is shown no longer, and what somebody edits by hand is left alone", () => {
  const { storage } = createMemoryStorage()
  const { store } = createSynced(storage)
  const { id } = store.add("silenceSet", { isOn: true })
  const key = storage.keys().find((each) => each.endsWith(id)) ?? ""
  storage.setItem(key, "{")
  store.handleStorageEvent(key)
  expect(store.read()).toMatchObject({ pending: [], isUnknown: false })
  for (const each of storage.keys()) storage.removeItem(each)
  store.handleStorageEvent(null)
  expect(store.read()).toMatchObject({ pending: [], isUnknown: true, rows: noRows })
})

test("a change is stored before any screen hears of it", () => {
  const { storage } = createMemoryStorage()
  const { store } = createSynced(storage)
  store.read()
  const stored: string[] = []
  store.subscribe(() =>
    stored.push(
      openTab(storage)
        .read()
        .pending.map(({ name }) => name)
        .join(),
    ),
  )
  store.add("silenceSet", { isOn: true })
  expect(stored).toEqual(["silenceSet"])
})

test("rows that a change leaves as they are stay the same objects, also once it is acknowledged or read from another tab", async () => {
  const { storage } = createMemoryStorage()
  const { store, sender } = createSynced(storage)
  const before = store.read().rows
  store.add("itemDone", { journeyId: second, day: 1, item: "snack" })
  const ticked = store.read().rows
  expect(ticked.journeys).not.toBe(before.journeys)
  expect(ticked.journeys[first]).toBe(before.journeys[first])
  expect(ticked.checkIns).toBe(before.checkIns)
  await sender.sync()
  expect(store.read().rows.checkIns).toBe(before.checkIns)
  const otherTab = openTab(storage)
  const known = otherTab.snapshot()
  if (known) otherTab.storeSnapshot({ ...known, version: 9, rows: { ...known.rows, journeys: ticked.journeys } })
  store.handleStorageEvent(null)
  expect(store.snapshot()?.version).toBe(9)
  expect(store.read().rows.journeys[first]).toBe(before.journeys[first])
  expect(store.read().rows.checkIns).toBe(before.checkIns)
})
