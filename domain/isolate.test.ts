import { expect, test } from "vitest"
import { isolate } from "./isolate.ts"

test("a text from right to left keeps its direction to itself, within a sentence of ours", () => {
  expect(isolate("שרה")).toBe("\u2068שרה\u2069")
  expect(isolate("Ana سارة")).toBe("\u2068Ana سارة\u2069")
})

test("any other stays as it is", () => {
  for (const text of ["Ana", "José María", "7", "", "Анна"]) expect(isolate(text)).toBe(text)
})
