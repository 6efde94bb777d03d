import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { browserStorage } from "#app/storage/browser-storage.ts"
import { retention } from "#domain/privacy/retention.ts"
import { endRetention, noteRetained, retainedKey, retainedToForget } from "./retained.ts"

const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T09:00:00.000Z") }))
afterEach(() => {
  for (const key of browserStorage.keys()) browserStorage.removeItem(key)
  vi.useRealTimers()
})

const pass = (days: number) => vi.setSystemTime(Date.now() + days * dayMs)

test("what waits for her goes after thirty days, however often she was signed out since", () => {
  noteRetained("ana")
  pass(retention.retainedCopyDays - 1)
  noteRetained("ana")
  expect(retainedToForget()).toEqual([])
  pass(1)
  expect(retainedToForget()).toEqual(["ana"])
})

test("it goes at once when somebody else signs in, and stays for her", () => {
  noteRetained("ana")
  noteRetained("bia")
  expect(retainedToForget("bia")).toEqual(["ana"])
  endRetention("bia")
  expect(retainedToForget("ana")).toEqual([])
})

test("a clock that was ahead does not prolong it, and a moment that is none ends it", () => {
  noteRetained("ana")
  pass(-100)
  noteRetained("ana")
  pass(retention.retainedCopyDays)
  expect(retainedToForget()).toEqual(["ana"])
  noteRetained("bia")
  browserStorage.setItem(retainedKey("bia"), "soon")
  expect(retainedToForget()).toEqual(["ana", "bia"])
})
