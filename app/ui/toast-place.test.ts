import { expect, test } from "vitest"
import { uncoveredTop } from "./toast-place.ts"

const room = { top: 72, bottom: 780 }

test("a message stands under the header where nothing is there", () => {
  expect(uncoveredTop(80, room, {})).toBe(72)
})

test("a message makes way for a heading, a field or what has just changed, and stands in the next gap", () => {
  const title = { top: 80, bottom: 120 }
  const dish = { top: 190, bottom: 400 }
  expect(uncoveredTop(80, room, { important: [title] })).toBe(124)
  const top = uncoveredTop(80, room, { important: [title, dish] })
  expect(top).toBeGreaterThanOrEqual(404)
})

test("where everything is important a message covers as little as it can, and rather what can be pressed", () => {
  const all = { top: 72, bottom: 700 }
  expect(uncoveredTop(80, room, { important: [all], pressed: [{ top: 700, bottom: 780 }] })).toBe(700)
})

test("of two buttons a message covers the one that is not pressed next", () => {
  const all = { top: 72, bottom: 620 }
  const [next, other] = [
    { top: 620, bottom: 670 },
    { top: 700, bottom: 760 },
  ]
  expect(uncoveredTop(80, room, { important: [all], pressed: [next, other] })).toBe(624)
  const top = uncoveredTop(80, room, { important: [all], pressed: [next, other], next: [next] })
  expect(top).toBeGreaterThanOrEqual(674)
})

test("of two places with nothing to press a message takes the one with nothing to read", () => {
  const text = { top: 80, bottom: 180 }
  expect(uncoveredTop(80, room, { read: [text] })).toBe(184)
  const button = { top: 184, bottom: 780 }
  expect(uncoveredTop(80, room, { read: [text], pressed: [button] })).toBeLessThanOrEqual(100)
})
