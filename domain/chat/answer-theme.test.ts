import { expect, test } from "vitest"
import { answerThemes, themeOf } from "./answer-theme.ts"

test.each([
  [1, "body"],
  [2, "eating"],
  [49, "breast"],
  [51, "mind"],
  [70, "mind"],
  [71, "eating"],
  [90, "eating"],
  [101, "sleep"],
  [144, "breast"],
  [330, "app"],
  [476, "body"],
  [518, "eating"],
  [522, "rights"],
  [529, "app"],
  [535, "mind"],
  [536, "breast"],
  [537, "eating"],
  [541, "breast"],
  [547, "bottle"],
  [551, "baby"],
] as const)("answer %i is about %s", (id, theme) => {
  expect(themeOf(id)).toBe(theme)
})

test("every theme has answers among the first 400", () => {
  const found = new Set(Array.from({ length: 400 }, (_, index) => themeOf(index + 1)))
  expect([...found].sort()).toEqual([...answerThemes].sort())
})
