import { expect, test } from "vitest"
import type { SyncAnswer, SyncRequest } from "#domain/operations/sync.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { createCopies } from "./copies.ts"
import { createSender } from "./sender.ts"
import { createStore } from "./store.ts"

const deviceNow = () => Date.parse("2026-11-21T09:00:00.000Z")

/** A device in front of servers whose answers a test gives. */
function createDevice(answer: (request: SyncRequest) => Partial<SyncAnswer>) {
  const { storage, device } = createMemoryStorage()
  const store = createStore(createCopies(storage, "ana"), deviceNow)
  const sent: string[][] = []
  const sender = createSender({
    store,
    deviceNow,
    exclusively: (work) => work(),
    refusalOf: () => null,
    recall: async () => [recalled],
    async post(request) {
      sent.push(request.operations.map(({ id }) => id))
      const known = { version: 1, epoch: "first", now: new Date(deviceNow()).toISOString(), isWhole: true }
      return { ...known, results: [], changes: [], ...answer(request) } as SyncAnswer
    },
  })
  return { store, sender, sent, device }
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
