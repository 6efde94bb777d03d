import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import {
  usualVisitIds,
  usualVisitsIn,
  type VaccineAge,
  vaccineAgesIn,
  vaccineNames,
} from "#domain/care/care-calendar.ts"
import { languages } from "#domain/language.ts"
import { careCountries } from "../care-lines/countries.ts"
import { careCalendar } from "./calendar.ts"

const { visits, vaccines, sources, noPage } = careCalendar
const countries = careCountries.map(({ code }) => code)
const everywhere = visits.filter((visit) => !visit.countries)
const ageDays = (age: VaccineAge) => ("ageDays" in age ? age.ageDays : (age.ageMonths * 365.25) / 12)
const namesIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../locales/${language}/care-calendar.json`, "utf8"))

it("every usual visit has a known name, once, and an end that is not before its beginning", () => {
  expect(visits.map(({ id }) => id).sort()).toEqual([...usualVisitIds].sort())
  for (const { id, who, fromDay, untilDay } of visits) {
    expect(["mother", "baby"]).toContain(who)
    expect(id.startsWith(`${who}-`), id).toBe(true)
    expect(fromDay).toBeGreaterThanOrEqual(0)
    expect(untilDay, id).toBeGreaterThanOrEqual(fromDay)
  }
})

it("WHO's four contacts are there for her and for the baby", () => {
  for (const who of ["mother", "baby"] as const)
    expect(everywhere.filter((visit) => visit.who === who).map(({ fromDay, untilDay }) => [fromDay, untilDay])).toEqual(
      [
        [0, 1],
        [2, 3],
        [7, 14],
        [35, 42],
      ],
    )
})

it("a country's own visit stands in the place of one of WHO's for the same person, at about the same time", () => {
  for (const { id, who, fromDay, untilDay, replaces = [], countries: own = [] } of visits.filter(
    (one) => one.countries,
  )) {
    expect(replaces.length, id).toBeGreaterThan(0)
    for (const code of own) expect(countries).toContain(code)
    for (const replaced of everywhere.filter((visit) => replaces.includes(visit.id))) {
      expect(replaced.who, id).toBe(who)
      expect(fromDay, id).toBeLessThanOrEqual(replaced.untilDay)
      expect(untilDay, id).toBeGreaterThanOrEqual(replaced.fromDay)
    }
    expect(everywhere.map((visit) => visit.id)).toEqual(expect.arrayContaining([...replaces]))
  }
})

it.each(countries)("in %s she and the baby have four visits each, in the order of their days", (country) => {
  const usual = usualVisitsIn(careCalendar, country)
  expect(usual.map(({ fromDay }) => fromDay)).toEqual(usual.map(({ fromDay }) => fromDay).sort((a, b) => a - b))
  for (const who of ["mother", "baby"]) expect(usual.filter((visit) => visit.who === who)).toHaveLength(4)
})

it("every country has its vaccines, or is named among those of which no page could be read", () => {
  const withVaccines = [...new Set(vaccines.map(({ country }) => country))]
  expect([...withVaccines, ...noPage].sort()).toEqual([...countries].sort())
  for (const code of noPage) expect(vaccineAgesIn(careCalendar, code)).toEqual([])
})

it.each([...new Set(vaccines.map(({ country }) => country))])(
  "the ages of %s rise, and each names its vaccines",
  (code) => {
    const ages = vaccineAgesIn(careCalendar, code)
    const days = ages.map(ageDays)
    for (const [at, day] of days.entries()) expect(day).toBeGreaterThan(days[at - 1] ?? -1)
    for (const { id, names } of ages) {
      expect(id).toMatch(new RegExp(`^${code.toLowerCase()}-(?:birth|\\d+[wm])$`))
      expect(names.length, id).toBeGreaterThan(0)
      expect(new Set(names).size, id).toBe(names.length)
      for (const name of names) expect(vaccineNames).toContain(name)
    }
    expect(new Set(ages.map(({ id }) => id)).size).toBe(ages.length)
  },
)

it("an age's name says the age", () => {
  for (const age of vaccines) {
    const [, name] = age.id.split("-")
    expect(name, age.id).toBe("ageMonths" in age ? `${age.ageMonths}m` : age.ageDays ? `${age.ageDays / 7}w` : "birth")
  }
})

it("no vaccine and no source is there that nothing uses", () => {
  expect([...new Set(vaccines.flatMap(({ names }) => names))].sort()).toEqual([...vaccineNames].sort())
  const used = [...visits, ...vaccines].map(({ source }) => source)
  expect([...new Set(used)].sort()).toEqual(Object.keys(sources).sort())
})

it.each(Object.entries(sources))("the source %s has an address, and the day on which it was read", (_, source) => {
  expect(source.authority).not.toBe("")
  expect(new URL(source.url).protocol).toBe("https:")
  expect(source.read).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(new Date(source.read).toISOString().slice(0, 10)).toBe(source.read)
  if (source.dated) {
    expect(source.dated).toMatch(/^20\d\d(?:-\d\d){0,2}$/)
    expect(source.dated <= source.read).toBe(true)
  }
})

it.each(languages)("in %s every visit and every vaccine has a name, and no two visits the same", (language) => {
  const names = namesIn(language)
  expect(Object.keys(names).sort()).toEqual([...usualVisitIds, ...vaccineNames].sort())
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
})

it("where a country has its own visit, WHO's is not offered beside it", () => {
  const inBritain = usualVisitsIn(careCalendar, "GB").map(({ id }) => id)
  expect(inBritain).toContain("mother-postnatal-check")
  expect(inBritain).not.toContain("mother-sixth-week")
  expect(usualVisitsIn(careCalendar, "BR").map(({ id }) => id)).toContain("mother-sixth-week")
})

const page = readFileSync(`${import.meta.dirname}/../../docs/care-calendar.md`, "utf8")

it("docs/care-calendar.md lists every source with its address, and every country without one", () => {
  const rows = [...page.matchAll(/^\| `([a-z-]+)` \| (.*?) \| <(.*?)> \| (\S+) \| (\S+) \|$/gm)]
  expect(rows.map(([, id, authority, url, dated, read]) => [id, authority, url, dated, read])).toEqual(
    Object.entries(sources).map(([id, { authority, url, dated = "–", read }]) => [id, authority, url, dated, read]),
  )
  const without = page.split("## Countries without vaccines")[1] ?? ""
  expect([...without.matchAll(/^\| ([A-Z]{2}) \|/gm)].map(([, code]) => code)).toEqual(noPage)
})
