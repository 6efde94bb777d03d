import { expect, test } from "vitest"
import { dayFacts } from "./facts-days.ts"

test("a day with nothing left is complete, and only the last says that the week ends now", () => {
  expect(dayFacts({ today: 3, left: 2 }).which).toEqual({ key: "dayWhich", values: { day: 3, left: 2 } })
  expect(dayFacts({ today: 3, left: 0 }).which).toEqual({ key: "dayDone", values: { day: 3 } })
  expect(dayFacts({ today: 6, left: 4 }).weekEnd.key).toBe("weekEnd")
  expect(dayFacts({ today: 7, left: 4 }).weekEnd.key).toBe("weekEndsNow")
})
