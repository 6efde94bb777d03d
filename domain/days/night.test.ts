import { expect, test } from "vitest"
import { isNight } from "./night.ts"

test("the night is from 22 to 6 o'clock", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  expect(hours.filter(isNight)).toEqual([0, 1, 2, 3, 4, 5, 22, 23])
})
