import { type CareCountry, uncheckedCountries } from "#domain/care/care-lines.ts"
import { counted, type Finding, findingsOf } from "./finding.ts"

const { ok, look } = findingsOf("lines")

/** Checks when the emergency numbers were last verified, in one finding for all countries. */
export function checkCareLines(countries: readonly CareCountry[], now: Date): Finding[] {
  const countriesWithLines = countries.filter(({ lines }) => lines.length > 0)
  if (countriesWithLines.length === 0)
    return [
      look("no country has numbers to call: mothers are shown 112 alone", "Add those of your mothers' countries."),
    ]
  const unchecked = uncheckedCountries(countriesWithLines, now)
  if (unchecked.length === 0) return [ok("all numbers to call were checked within the last 12 months")]
  const lines = counted(unchecked.flatMap((country) => country.lines).length, "number")
  const codes = unchecked.map(({ code }) => code).join(", ")
  return [
    look(
      `${lines} to call not checked within the last 12 months: ${codes}`,
      "Check those of your mothers' countries, and set asOf: docs/care-lines.md.",
    ),
  ]
}
