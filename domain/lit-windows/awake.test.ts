import fc from "fast-check"
import { expect, test } from "vitest"
import { roundedDown } from "./awake.ts"

test.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [9, 5],
  [10, 10],
  [19, 10],
  [20, 20],
  [49, 20],
  [50, 50],
  [99, 50],
  [100, 100],
  [499, 200],
  [500, 500],
  [12_345, 10_000],
])("of %i mothers %i are told", (count, told) => expect(roundedDown(count)).toBe(told))

test("never more are told than there are, and a larger count never tells fewer", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1000), (count, more) => {
      const told = roundedDown(count)
      expect(told).toBeLessThanOrEqual(count)
      expect(roundedDown(count + more)).toBeGreaterThanOrEqual(told)
    }),
  )
})
