import { expect, test } from "vitest"
import { type SafetyModel, withLargeModel } from "./model.ts"

const says =
  (danger: number, kind: ReturnType<SafetyModel>["kind"] = "choking"): SafetyModel =>
  () => ({ danger, kind })
const together = (small: number, large: number) => withLargeModel(says(small), says(large))("").danger

test("of two models neither decides alone, and the more either sees, the more danger", () => {
  expect(together(0.99, 0.99)).toBeGreaterThan(0.905)
  expect(together(0.01, 0.01)).toBeLessThan(0.15)
  expect(together(0.99, 0.01)).toBeGreaterThan(together(0.5, 0.01))
  expect(together(0.01, 0.99)).toBeGreaterThan(together(0.01, 0.5))
  expect(together(0.99, 0.01)).toBeLessThan(0.905)
  expect(together(0.01, 0.99)).toBeLessThan(0.905)
})

test("a model that is sure leaves a probability", () => {
  for (const [small, large] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [0, 0],
  ] as const) {
    expect(together(small, large)).toBeGreaterThanOrEqual(0)
    expect(together(small, large)).toBeLessThanOrEqual(1)
  }
})

test("the kind is that of the large one", () => {
  expect(withLargeModel(says(0.9, "violence"), says(0.9, "loss"))("").kind).toBe("loss")
})
