import { expect, test } from "vitest"
import { csvOf } from "./csv.ts"

const rows = [
  ["Day", "Sleep, h"],
  ["2026-11-21", 5.5],
  ['a "b"\nc', null],
  ["d; e", -0.25],
]

test("numbers have a point, gaps are empty, and quotes, commas, semicolons and lines stay in their cell", () => {
  expect(csvOf(rows, ".")).toBe('\ufeffDay,"Sleep, h"\r\n2026-11-21,5.5\r\n"a ""b""\nc",\r\n"d; e",-0.25\r\n')
})

test("where numbers have a comma, cells have semicolons between them, so that a spreadsheet there tells both apart", () => {
  expect(csvOf(rows, ",")).toBe('\ufeffDay;"Sleep, h"\r\n2026-11-21;5,5\r\n"a ""b""\nc";\r\n"d; e";-0,25\r\n')
})

test("no text becomes a formula of a spreadsheet", () => {
  for (const text of ["=1+1", "+1", "-1", "@a"]) expect(csvOf([[text]], ".")).toBe(`\ufeff'${text}\r\n`)
})
