import { expect, test } from "vitest"
import { isOfOtherFeeding } from "./guide-feeding.ts"

test("a section on the other way of feeding is not hers, unless she feeds in both or has not told", () => {
  const [breast, formula] = [{ feeding: "breast" }, { feeding: "formula" }] as const
  expect(isOfOtherFeeding(formula, "breast")).toBe(true)
  expect(isOfOtherFeeding(breast, "breast")).toBe(false)
  expect(isOfOtherFeeding(breast, "no")).toBe(true)
  expect(isOfOtherFeeding(formula, "no")).toBe(false)
  for (const feeding of ["mixed", null] as const) {
    expect([breast, formula, {}].map((section) => isOfOtherFeeding(section, feeding))).toEqual([false, false, false])
  }
  expect(isOfOtherFeeding({}, "no")).toBe(false)
})
