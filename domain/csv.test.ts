import { expect, test } from "vitest"
import { csvOf } from "./csv.ts"

test("numbers have a point, gaps are empty, and quotes, commas and lines stay in their cell", () => {
  expect(
    csvOf([
      ["Day", "Sleep, h"],
      ["2026-11-21", 5.5],
      ['a "b"\nc', null],
    ]),
  ).toBe('\ufeffDay,"Sleep, h"\r\n2026-11-21,5.5\r\n"a ""b""\nc",\r\n')
})

test("no text becomes a formula of a spreadsheet", () => {
  for (const text of ["=1+1", "+1", "-1", "@a"]) expect(csvOf([[text]])).toBe(`\ufeff'${text}\r\n`)
})
