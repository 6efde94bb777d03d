import { expect, test } from "vitest"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { createStore } from "./store.ts"

const now = () => Date.parse("2026-11-21T09:00:00.000Z")

test("a refusal that finds no room counts all the same: the operation is not sent again", () => {
  const { storage, device } = createMemoryStorage()
  const store = createStore(storage, "ana", now)
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
