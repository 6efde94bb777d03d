import * as fc from "fast-check"
import { expect, test } from "vitest"
import { discreetCodeSchema, pauseAfter, pauseLeft } from "./discreet-code.ts"

test.each(["1234", "00000", "987654"])("%s is a code", (code) => {
  expect(discreetCodeSchema.safeParse(code).success).toBe(true)
})

test.each(["", "123", "1234567", "12a4", "12 34", "١٢٣٤"])("“%s” is none", (code) => {
  expect(discreetCodeSchema.safeParse(code).success).toBe(false)
})

test("a slip costs nothing, and guessing takes longer each time, up to a quarter of an hour", () => {
  expect([1, 4, 5, 6, 7, 12, 13, 1000].map(pauseAfter)).toEqual([0, 0, 5000, 10_000, 20_000, 640_000, 900_000, 900_000])
})

test("the pause ends by itself, and no clock makes it longer", () => {
  const { nat } = fc
  fc.assert(
    fc.property(nat(40), nat(), nat(), (count, at, now) => {
      const left = pauseLeft({ count, at }, now)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(pauseAfter(count))
      expect(pauseLeft({ count, at }, at + pauseAfter(count))).toBe(0)
    }),
  )
})
