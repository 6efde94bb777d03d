import { expect, test } from "vitest"
import { birthDateOf } from "./birth-date.ts"

const told = {
  values: { postpartumWeeks: "3 semanas" },
  changedAt: { postpartumWeeks: "2026-11-01T12:00:00.000Z" },
}

test("three weeks count from the day on which she said so, whenever they are read", () => {
  expect(birthDateOf(told, undefined, "2026-11-01")).toBe("2026-10-11")
  expect(birthDateOf(told, undefined, "2026-11-26")).toBe("2026-10-11")
})

test("a date that she settled comes before her first answers, and none is known without either", () => {
  const settled = { values: { birthDate: "2026-10-02" }, changedAt: {} }
  expect(birthDateOf(told, settled, "2026-11-26")).toBe("2026-10-02")
  expect(birthDateOf(told, { values: { birthDate: null }, changedAt: {} }, "2026-11-26")).toBe("2026-10-11")
  expect(birthDateOf(undefined, undefined, "2026-11-26")).toBeNull()
})
