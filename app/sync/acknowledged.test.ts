import { expect, test, vi } from "vitest"
import type { PendingOperation } from "./outbox.ts"

const stored = new Map<string, unknown>()
let readings = 0

vi.mock("idb-keyval", () => ({
  createStore: () => ({}),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  keys: async () => {
    readings++
    return [...stored.keys()]
  },
  getMany: async (keys: string[]) => keys.map((key) => stored.get(key)),
  delMany: async (keys: string[]) => {
    for (const key of keys) stored.delete(key)
  },
}))

function pending(order: number) {
  return { order, operation: { id: `id-${order}`, name: "itemDone" } } as unknown as PendingOperation
}

test("what is acknowledged is remembered for seven days, looked through once an hour, and leaves no timer", async () => {
  vi.useFakeTimers()
  const { recallAcknowledged, rememberAcknowledged } = await import("./acknowledged.ts")
  const idsOf = async () => (await recallAcknowledged("ana")).map(({ id }) => id)
  for (let order = 0; order < 100; order++) await rememberAcknowledged("ana", pending(order))
  await vi.advanceTimersByTimeAsync(0)
  expect(readings).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(await idsOf()).toHaveLength(100)
  const hourMs = 60 * 60 * 1000
  vi.setSystemTime(Date.now() + (7 * 24 - 1) * hourMs)
  await rememberAcknowledged("ana", pending(100))
  await vi.advanceTimersByTimeAsync(0)
  expect(await idsOf()).toHaveLength(101)
  vi.setSystemTime(Date.now() + hourMs)
  await rememberAcknowledged("ana", pending(101))
  await vi.advanceTimersByTimeAsync(0)
  expect(await idsOf()).toEqual(["id-100", "id-101"])
  vi.useRealTimers()
})
