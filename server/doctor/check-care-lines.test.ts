import { expect, test } from "vitest"
import type { CareCountry } from "#domain/care/care-lines.ts"
import { checkCareLines } from "./check-care-lines.ts"

const now = new Date("2026-11-26T12:00:00.000Z")
const emergency = { kind: "emergency", number: "112", source: { kind: "none" } } as const

function country(code: string, asOf: string | null, lines: CareCountry["lines"] = [emergency]): CareCountry {
  return { code, asOf, timeZones: [], lines }
}

test("countries that were never checked, or over a year ago, are named in one warning with the count of their lines", () => {
  const countries = [
    country("BR", null, [emergency, emergency]),
    country("PT", "2025-10"),
    country("ES", "2025-11"),
    country("MX", null, []),
  ]
  expect(checkCareLines(countries, now)).toEqual([
    {
      check: "lines",
      verdict: "look",
      says: "3 numbers to call not checked within the last 12 months: BR, PT",
      advice: "Check those of your mothers' countries, and set asOf: docs/care-lines.md.",
    },
  ])
})

test("lines that were checked within the year are one line", () => {
  expect(checkCareLines([country("BR", "2026-11"), country("PT", "2025-11")], now)).toMatchObject([{ verdict: "ok" }])
})

test.each([[[]], [[country("BR", "2026-11", [])]]])(
  "an installation without any lines is told what mothers see: %j",
  (none) => {
    expect(checkCareLines(none, now)).toMatchObject([{ verdict: "look", says: expect.stringContaining("112 alone") }])
  },
)
