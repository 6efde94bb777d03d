import { expect, it } from "vitest"
import { parseIdParam } from "./parse-id-param.ts"

it("a number in an address has one spelling", () => {
  expect(["1", "7", "21"].map(parseIdParam)).toEqual([1, 7, 21])
})

it.each(["", "0", "01", "1.5", "1.0", "-1", "+1", " 1", "1 ", "1e0", "x", "१", "99999"])("“%s” is none", (part) => {
  expect(parseIdParam(part)).toBeUndefined()
})
