import { expect, test } from "vitest"
import { likelyWeightKg, weightBounds, weightSchema } from "./weight.ts"

test("a slip of the decimal point suggests what was meant, and nothing else does", () => {
  expect(likelyWeightKg(7.2)).toBe(72)
  expect(likelyWeightKg(720)).toBe(72)
  expect(likelyWeightKg(655)).toBe(65.5)
  for (const kg of [72, weightBounds.min, weightBounds.max, 0, -70, 2.9, 2600]) expect(likelyWeightKg(kg)).toBeNull()
})

test("a weight is within its bounds, to a tenth of a kilogram", () => {
  for (const kg of [weightBounds.min, 72.4, weightBounds.max]) expect(weightSchema.safeParse(kg).success).toBe(true)
  for (const kg of [29.9, 250.1, 72.45, Number.NaN, "72"]) expect(weightSchema.safeParse(kg).success).toBe(false)
})
