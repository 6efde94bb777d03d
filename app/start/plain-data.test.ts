import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import { careCountries } from "#content/care-lines/countries.ts"
import { dialled, linesToShow } from "#domain/care/care-lines.ts"
import { countryOf } from "#domain/country-of.ts"
import { plainStartScript } from "./plain-data.ts"

const script = plainStartScript()

type Device = { chosen: string | null; timeZone: string | undefined; languageTags: readonly string[] }

const clockIn = (timeZone: string | undefined) => () => ({ resolvedOptions: () => ({ timeZone }) })

/** The emergency number that the script finds in a browser with these settings. */
function numberByScript({ chosen, timeZone, languageTags }: Device) {
  const page = { dataset: { emergency: "" } }
  runInNewContext(script, {
    document: { documentElement: page },
    location: { pathname: "/help-now", search: "" },
    navigator: { languages: languageTags },
    window: { localStorage: { getItem: (key: string) => (key === "florescer:country" ? chosen : null) } },
    Intl: { DateTimeFormat: clockIn(timeZone) },
    CSS: { supports: () => true },
    addEventListener() {},
  })
  return page.dataset.emergency
}

/** Lines with emergency numbers are always open, so any time will do. */
const anyTime = new Date("2026-11-21T12:00:00Z")

function numberInApp(device: Device) {
  const [first] = linesToShow("mother-emergency", countryOf(careCountries, device), anyTime).lines
  return dialled(first?.number ?? "")
}

const timeZones = [...Intl.supportedValuesOf("timeZone"), "UTC", "", undefined]
const codes = careCountries.map(({ code }) => code)
const languages = [[], ["pt"], ["ja", "pt"], ["es-419", "zh-Hant-TW"], ...codes.map((code) => ["en", `es-${code}`])]

it("the script before the app and the app find the same emergency number, whatever time zone, languages and choice", () => {
  for (const timeZone of timeZones) {
    for (const chosen of [null, "", "XX"]) {
      const device = { chosen, timeZone, languageTags: ["ja", "pt-BR"] }
      expect(numberByScript(device), JSON.stringify(device)).toBe(numberInApp(device))
    }
  }
  for (const languageTags of languages) {
    for (const timeZone of ["Asia/Tokyo", "Europe/Lisbon", "", undefined]) {
      const device = { chosen: null, timeZone, languageTags }
      expect(numberByScript(device), JSON.stringify(device)).toBe(numberInApp(device))
    }
  }
  for (const chosen of codes.flatMap((code) => [code, code.toLowerCase()])) {
    const device = { chosen, timeZone: "Asia/Tokyo", languageTags: [] }
    expect(numberByScript(device), JSON.stringify(device)).toBe(numberInApp(device))
  }
})
