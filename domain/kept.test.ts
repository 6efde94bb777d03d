import { expect, test } from "vitest"
import { changedAfter, changedAtSchema, newest } from "./kept.ts"

const now = new Date("2026-11-21T09:00:00.000Z")

test("a change is marked with the moment it is made", () => {
  expect(changedAfter(undefined, now)).toBe("2026-11-21T09:00:00.000Z")
  expect(changedAfter("2026-11-21T08:59:59.999Z", now)).toBe("2026-11-21T09:00:00.000Z")
})

test("a change is later than the one it follows, even when the clock stood still or went back", () => {
  expect(changedAfter("2026-11-21T09:00:00.000Z", now)).toBe("2026-11-21T09:00:00.001Z")
  expect(changedAfter("2026-11-22T00:00:00.000Z", now)).toBe("2026-11-22T00:00:00.001Z")
})

test("of two copies the one changed last is the newest, of two changed at once the first", () => {
  const early = { value: "early", changedAt: "2026-11-21T09:00:00.000Z" }
  const late = { value: "late", changedAt: "2026-11-21T09:00:00.001Z" }
  expect(newest(early, late)).toBe(late)
  expect(newest(late, early)).toBe(late)
  expect(newest(early, { ...early, value: "other" })).toBe(early)
})

test("only a UTC moment with milliseconds is one, so that moments sort as text", () => {
  expect(changedAtSchema.safeParse("2026-11-21T09:00:00.000Z").success).toBe(true)
  const others = [
    "2026-11-21",
    "2026-11-21T09:00:00Z",
    "2026-11-21T09:00:00.000+01:00",
    "2026-13-01T00:00:00.000Z",
    "",
    1,
  ]
  for (const other of others) expect(changedAtSchema.safeParse(other).success).toBe(false)
})
