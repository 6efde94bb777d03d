import { expect, it } from "vitest"
import { linesByCountry } from "./country-lines.ts"

const countries = [
  { code: "BR", name: "Brazil" },
  { code: "CA", name: "Canada" },
  { code: "GB", name: "United Kingdom" },
]

it("lines of a country stand apart from those that hold everywhere, both in their order", () => {
  const lines = ["Wash your hands.", "Canada (Quebec): two weeks.", "Brazil: ten days.", "Brazilian milk banks help."]
  expect(linesByCountry(lines, countries)).toEqual({
    everywhere: ["Wash your hands.", "Brazilian milk banks help."],
    ofCountries: [
      { code: "CA", line: "Canada (Quebec): two weeks." },
      { code: "BR", line: "Brazil: ten days." },
    ],
  })
})
