import fc from "fast-check"
import { expect, test } from "vitest"
import { calendarDay } from "#app/ui/her-clock.ts"
import type { SyncAnswer, SyncRequest } from "#domain/operations/operations.ts"
import { amount } from "#tests/amount.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { createCopies } from "./copies.ts"
import { createSender } from "./sender.ts"
import { createStore } from "./store.ts"

const deviceNow = () => Date.parse("2026-11-21T09:00:00.000Z")

/** Creates a device whose server answers as the test decides. */
function createDevice(answer: (request: SyncRequest) => Partial<SyncAnswer>, now = deviceNow) {
  const { storage: ofDevice, device } = createMemoryStorage()
  const written: string[] = []
  const storage = {
    ...ofDevice,
    setItem: (key: string, value: string) => ofDevice.setItem(key, value) && !!written.push(key),
  }
  const store = createStore(createCopies(storage, "ana"), now)
  const sent: string[][] = []
  const sender = createSender({
    store,
    deviceNow: now,
    exclusively: (work) => work(),
    refusalOf: () => null,
    recall: async () => [recalled],
    async post(request) {
      sent.push(request.operations.map(({ id }) => id))
      const known = { version: 1, epoch: "first", now: new Date(now()).toISOString(), isWhole: true }
      return { ...known, results: [], changes: [], ...answer(request) } as SyncAnswer
    },
  })
  return { store, sender, sent, device, written }
}

const recalled = {
  id: "10000000-0000-4000-8000-000000000001",
  name: "silenceSet" as const,
  args: { isOn: true },
  at: "2026-11-21T08:00:00.000Z",
  schemaVersion: 1,
}
const apply = ({ operations }: SyncRequest) => operations.map(({ id }) => ({ id, status: "applied" as const }))

test("servers that disagree on the epoch end in a failure, not in a loop", async () => {
  let requests = 0
  const { store, sender, sent } = createDevice(() => ({ epoch: requests++ % 2 === 0 ? "first" : "second" }))
  store.add("silenceSet", { isOn: false })
  await expect(sender.sync()).rejects.toThrow("not settled")
  expect(sent.length).toBeLessThan(6)
})

test("in a new epoch the device sends what it recalls first, and what it has done since after it", async () => {
  let epoch = "first"
  const device = createDevice((request) => ({
    epoch,
    results: request.epoch === undefined || request.epoch === epoch ? apply(request) : [],
  }))
  await device.sender.sync()
  epoch = "second"
  const { id } = device.store.add("silenceSet", { isOn: false })
  await device.sender.sync()
  expect(device.sent.at(-1)).toEqual([recalled.id, id])
  expect(device.store.outbox()).toEqual([])
})

test("without room for what it recalls, a device learns of the new epoch again after a reload", async () => {
  let epoch = "first"
  const { store, sender, device } = createDevice(() => ({ epoch }))
  await sender.sync()
  epoch = "second"
  device.isFull = true
  await expect(sender.sync()).rejects.toThrow("not settled")
  expect(store.snapshot()?.epoch).toBe("second")
  expect(store.read().unstored).toEqual(new Set([recalled.id]))
})

test("an answer with nothing new is not stored again, unless it tells another time or comes much later", async () => {
  const clock = { ms: deviceNow() }
  const later = (ms: number) => new Date(clock.ms + ms).toISOString()
  let answer: Partial<SyncAnswer> = {}
  const { store, sender, written } = createDevice(
    () => answer,
    () => clock.ms,
  )
  async function writesOf(next: Partial<SyncAnswer>) {
    answer = { isWhole: false, ...next }
    const before = written.length
    await sender.sync()
    return written.length - before
  }
  expect(await writesOf({ version: 1, isWhole: true })).toBe(1)
  const { rows } = store.read()
  expect(await writesOf({ version: 1 })).toBe(0)
  expect(await writesOf({ version: 1, now: later(900) })).toBe(0)
  clock.ms += 50 * 60_000
  expect(await writesOf({ version: 1 })).toBe(0)
  clock.ms += 10 * 60_000
  expect(await writesOf({ version: 1 })).toBe(1)
  expect(await writesOf({ version: 1, now: later(60_000) })).toBe(1)
  expect(store.read().clockAheadMs).toBe(60_000)
  expect(await writesOf({ version: 2, now: later(60_000) })).toBe(1)
  const row = { values: { isOn: true }, changedAt: {} }
  const changes = [{ noun: "silence", key: "own", version: 3, row }] as SyncAnswer["changes"]
  expect(store.read().rows).toBe(rows)
  expect(await writesOf({ version: 3, now: later(60_000), changes })).toBe(1)
  expect(store.read().rows.silence.own?.values).toEqual({ isOn: true })
  store.add("silenceSet", { isOn: false })
  const [own] = store.outbox()
  expect(
    await writesOf({ version: 3, now: later(60_000), results: [{ id: own?.operation.id ?? "", status: "applied" }] }),
  ).toBe(0)
  expect(store.outbox()).toEqual([])
})

test("what is done before the first answer counts from when it was done, however wrong the clock is", async () => {
  const yearMs = 365 * 24 * 60 * 60_000
  const minuteMs = 60_000
  const offsets = fc.oneof(fc.constantFrom(-10 * yearMs, 10 * yearMs), fc.integer({ min: -10 * yearMs, max: yearMs }))
  const property = fc.asyncProperty(
    offsets,
    fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 5 }),
    async (offsetMs, waits) => {
      const clock = { ms: deviceNow() }
      const received: SyncRequest["operations"] = []
      const device = createDevice(
        (request) => {
          received.push(...request.operations)
          return { now: new Date(clock.ms).toISOString(), results: apply(request) }
        },
        () => clock.ms + offsetMs,
      )
      const done = [0, ...waits].map((minutes) => {
        clock.ms += minutes * minuteMs
        const { id } = device.store.add("weightLogged", { date: calendarDay(clock.ms + offsetMs), kg: 70 })
        return { id, at: new Date(clock.ms).toISOString(), date: calendarDay(clock.ms) }
      })
      clock.ms += minuteMs
      await device.sender.sync()
      expect(received.map(({ id, at, args }) => ({ id, at, date: (args as { date: string }).date }))).toEqual(done)
      expect(device.store.outbox()).toEqual([])
    },
  )
  await fc.assert(property, { numRuns: amount(100, 1000) })
})

test("a page that dies after the first answer leaves nothing dated by the wrong clock", async () => {
  const offsetMs = -10 * 365 * 24 * 60 * 60_000
  const sent: SyncRequest[] = []
  const device = createDevice(
    (request) => {
      sent.push(request)
      if (sent.length === 2) throw new Error("the connection is lost")
      return { now: new Date(deviceNow()).toISOString(), results: apply(request) }
    },
    () => deviceNow() + offsetMs,
  )
  const { id } = device.store.add("silenceSet", { isOn: true })
  await expect(device.sender.sync()).rejects.toThrow("lost")
  await device.sender.sync()
  const moments = sent.flatMap(({ operations }) => operations.filter((it) => it.id === id).map(({ at }) => at))
  expect(moments).toEqual([new Date(deviceNow()).toISOString(), new Date(deviceNow()).toISOString()])
})
