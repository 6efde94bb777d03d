import { expect, test } from "vitest"
import { fewestDays } from "./fewest-days.ts"

test.each([
  [3, "weeks", 21],
  [3.5, "weeks", 24],
  [1, "months", 28],
  [2, "months", 59],
  [2.5, "months", 73],
  [3, "months", 89],
  [6, "months", 181],
  [12, "months", 365],
  [1, "years", 365],
  [40, "days", 40],
  [0, "months", 0],
] as const)("%s %s are at least %i days", (count, unit, days) => {
  expect(fewestDays(count, unit)).toBe(days)
})
