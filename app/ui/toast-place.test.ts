import { expect, test } from "vitest"
import { uncoveredTop } from "./toast-place.ts"

const room = { top: 72, bottom: 780 }

test("a message stands under the header where nothing is there", () => {
  expect(uncoveredTop(80, room, [], [])).toBe(72)
})

test("a message makes way for a heading, a field or what has just changed, and stands in the next gap", () => {
  const title = { top: 80, bottom: 120 }
  const dish = { top: 190, bottom: 400 }
  expect(uncoveredTop(80, room, [title], [])).toBe(124)
  const top = uncoveredTop(80, room, [title, dish], [])
  expect(top).toBeGreaterThanOrEqual(404)
})

test("where everything is important a message covers as little as it can, and rather what can be pressed", () => {
  const all = { top: 72, bottom: 700 }
  expect(uncoveredTop(80, room, [all], [{ top: 700, bottom: 780 }])).toBe(700)
})

test("of two buttons a message covers the one that is not pressed next", () => {
  const all = { top: 72, bottom: 620 }
  const [next, other] = [
    { top: 620, bottom: 670 },
    { top: 700, bottom: 760 },
  ]
  expect(uncoveredTop(80, room, [all], [next, other])).toBe(624)
  const top = uncoveredTop(80, room, [all], [next, other], [next])
  expect(top).toBeGreaterThanOrEqual(674)
})
