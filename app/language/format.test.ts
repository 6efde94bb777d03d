import { expect, test } from "vitest"
import { listOf } from "./format.ts"

test("a list is joined as its language joins one", () => {
  expect(listOf([], "pt")).toBe("")
  expect(listOf(["ovo"], "pt")).toBe("ovo")
  expect(listOf(["feijão", "ovo", "leite"], "pt")).toBe("feijão, ovo e leite")
  expect(listOf(["bean", "egg", "milk"], "en")).toBe("bean, egg, and milk")
  expect(listOf(["pan", "higos"], "es")).toBe("pan e higos")
})
