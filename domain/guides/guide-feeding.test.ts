import { expect, test } from "vitest"
import { isForOtherFeeding } from "./guide-feeding.ts"

test("a section on the other way of feeding is not hers, unless she feeds in both or has not told", () => {
  const [breast, formula] = [{ feeding: "breast" }, { feeding: "formula" }] as const
  expect(isForOtherFeeding(formula, "breast")).toBe(true)
  expect(isForOtherFeeding(breast, "breast")).toBe(false)
  expect(isForOtherFeeding(breast, "no")).toBe(true)
  expect(isForOtherFeeding(formula, "no")).toBe(false)
  for (const feeding of ["mixed", null] as const) {
    expect([breast, formula, {}].map((section) => isForOtherFeeding(section, feeding))).toEqual([false, false, false])
  }
  expect(isForOtherFeeding({}, "no")).toBe(false)
})
