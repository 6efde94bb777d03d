import { beforeEach, expect, test, vi } from "vitest"
import { asInBrowser, createMemoryStorage } from "#tests/memory-storage.ts"

const code = { salt: "c2FsdA==", hash: "aGFzaA==", iterations: 1 }
let stored: ReturnType<typeof createMemoryStorage>

/** As after a reload. */
function load() {
  vi.resetModules()
  return import("./settings.ts")
}

beforeEach(() => {
  stored = createMemoryStorage()
  vi.stubGlobal("localStorage", asInBrowser(stored.storage))
  vi.stubGlobal("window", new EventTarget())
})

test("wrong codes count on a full device too, and a reload does not forget them", async () => {
  expect((await load()).storeDiscreet({ userId: "ana", title: "Notas", code })).toBe(true)
  stored.device.isFull = true
  for (let tries = 1; tries <= 12; tries++) {
    const { countWrongTry, readTries } = await load()
    countWrongTry()
    expect(readTries().count).toBe(tries)
    expect((await load()).readTries().count).toBe(tries)
  }
  const { forgetTries } = await load()
  forgetTries()
  expect((await load()).readTries()).toEqual({ count: 0, at: 0 })
})

test("a code that was set before there was room for its wrong tries counts them on the page", async () => {
  const { storeDiscreet, countWrongTry, readTries } = await load()
  storeDiscreet({ userId: "ana", title: "Notas", code })
  stored.storage.removeItem("florescer:discreet-tries")
  stored.device.isFull = true
  countWrongTry()
  countWrongTry()
  expect(readTries().count).toBe(2)
})

test("on a full device the mode is not switched on", async () => {
  stored.device.isFull = true
  const { storeDiscreet, readDiscreet } = await load()
  expect(storeDiscreet({ userId: "ana", title: "Notas", code })).toBe(false)
  expect(readDiscreet()).toBeNull()
})
