import { expect, test } from "vitest"
import { feedingOf, feedings } from "./feeding.ts"

test.each([
  [undefined, undefined, null],
  [undefined, true, null],
  [true, undefined, "breast"],
  [true, false, "breast"],
  [true, true, "mixed"],
  [false, undefined, "no"],
  [false, true, "no"],
] as const)("breastfeeding %s, mixed %s: %s", (isBreastfeeding, isMixed, feeding) => {
  expect(feedingOf(isBreastfeeding, isMixed)).toBe(feeding)
  expect(feeding === null || feedings.includes(feeding)).toBe(true)
})
