import { expect, test } from "vitest"
import { finishedOn, type Journey, withEaten, withItem } from "./journey.ts"

const fresh: Journey = { id: "first", startedAt: "2026-11-20T08:00:00.000Z", done: {} }

test("a day is finished on the date of its last item, until something of the next is done", () => {
  const [yesterday, today] = ["2026-11-20", "2026-11-21"]
  const begun = withItem(fresh, 1, "morning", yesterday)
  const almost = withItem(withItem(begun, 1, "mainMeal", today), 1, "snack", today)
  expect(finishedOn(undefined, today)).toBeNull()
  expect(finishedOn(almost, today)).toBeNull()
  const finished = withItem(almost, 1, "activity", today)
  expect(finishedOn(finished, today)).toBe(1)
  expect(finishedOn(finished, "2026-11-22")).toBeNull()
  expect(finishedOn(withItem(finished, 2, "snack", today), today)).toBeNull()
  expect(finishedOn(withEaten(finished, 2, "breakfast"), today)).toBeNull()
  expect(finishedOn(withEaten(finished, 1, "dinner"), today)).toBe(1)
})
