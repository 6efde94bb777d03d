import { expect, test } from "vitest"
import { isInstallHintDue } from "./install-hint.ts"

const firstDay = "2026-11-23"

test("on the first day nothing is suggested before a day is complete", () => {
  expect(isInstallHintDue({ firstDay }, firstDay)).toBe(false)
  expect(isInstallHintDue({ firstDay, hasCompletedDay: true }, firstDay)).toBe(true)
})

test("on the second day that she comes it is", () => {
  expect(isInstallHintDue({ firstDay }, "2026-11-24")).toBe(true)
  expect(isInstallHintDue({ firstDay }, "2027-01-01")).toBe(true)
})

test("it is shown for one day, and never again", () => {
  const record = { firstDay, shownOn: "2026-11-24" }
  expect(isInstallHintDue(record, "2026-11-24")).toBe(true)
  expect(isInstallHintDue(record, "2026-11-25")).toBe(false)
  expect(isInstallHintDue({ ...record, hasCompletedDay: true }, "2026-11-26")).toBe(false)
})

test("once she has answered, a complete day and another visit change nothing", () => {
  expect(isInstallHintDue({ firstDay, hasCompletedDay: true, isOver: true }, "2026-11-24")).toBe(false)
  expect(isInstallHintDue({ firstDay, shownOn: "2026-11-24", isOver: true }, "2026-11-24")).toBe(false)
})

test("a clock that was put back is no second day", () => {
  expect(isInstallHintDue({ firstDay }, "2026-11-22")).toBe(false)
})
