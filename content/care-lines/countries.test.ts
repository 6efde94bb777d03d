import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import words from "#content/locales/pt/care.json"
import { type CareLine, careLineKinds, careLinesFor, dialled, linesFor } from "#domain/care/care-lines.ts"
import { countryOf } from "#domain/country-of.ts"
import { safetyKinds } from "#domain/safety/concern.ts"
import { careCountries } from "./countries.ts"

const ofLine = ({ kind, name, area, number, text }: CareLine) => [kind, name, area, number, text?.number].join(" | ")
const numbersOf = ({ number, also = [], text }: CareLine) =>
  [number, ...also, text?.number].filter((each) => each !== undefined)
const all = careCountries.flatMap(({ code, lines }) => lines.map((line) => ({ code, line })))

it("eighteen countries have their lines, each once", () => {
  const codes = careCountries.map(({ code }) => code)
  expect(codes).toHaveLength(18)
  expect(new Set(codes).size).toBe(18)
  for (const code of codes) expect(new Intl.DisplayNames(["en"], { type: "region" }).of(code)).not.toBe(code)
})

it.each(careCountries)(
  "$code has an emergency line that a phone can call, and every line leads somewhere, once",
  ({ lines }) => {
    expect(lines.some(({ kind, number }) => kind === "emergency" && number)).toBe(true)
    expect(new Set(lines.map(ofLine)).size).toBe(lines.length)
    for (const line of lines) expect(numbersOf(line).length, ofLine(line)).toBeGreaterThan(0)
    for (const number of lines.flatMap(numbersOf)) expect(dialled(number)).toMatch(/^[+*]?\d{3,15}$/)
    for (const { kind } of lines) expect(careLineKinds).toContain(kind)
    for (const { chat } of lines) if (chat) expect(new URL(chat.url).protocol).toBe("https:")
  },
)

it.each(careCountries)("$code says in which month its numbers were checked, or that they were not", ({ asOf }) => {
  if (asOf !== null) expect(new Date(asOf).toISOString().slice(0, 7)).toBe(asOf)
})

it.each(safetyKinds)("every country has somebody to call for %s, and the emergency line among them", (kind) => {
  expect(linesFor[kind]).toContain("emergency")
  for (const country of careCountries)
    expect(
      careLinesFor(kind, country).some((line) => line.kind === "emergency"),
      country.code,
    ).toBe(true)
})

it("whoever thinks of dying is led to someone who listens first, wherever there is such a line", () => {
  const without = careCountries.filter((country) => careLinesFor("self-harm", country)[0]?.kind !== "crisis")
  expect(without.map(({ code }) => code)).toEqual(["AO", "MZ", "CV"])
})

it("whoever is hit is led to a line for her in every country", () => {
  for (const country of careCountries)
    expect(
      careLinesFor("violence", country).some(({ kind }) => kind === "violence"),
      country.code,
    ).toBe(true)
})

it("in Mexico the line for mothers is not on the cards for a sick baby", () => {
  const mexico = careCountries.find(({ code }) => code === "MX")
  if (!mexico) throw new Error("There is no Mexico")
  const onCard = (kind: (typeof safetyKinds)[number]) =>
    careLinesFor(kind, mexico).some(({ number }) => number === "800 628 3762")
  expect(safetyKinds.filter(onCard)).not.toContain("same-day-baby")
  expect(onCard("baby-emergency")).toBe(false)
  expect(onCard("same-day-mother")).toBe(true)
})

it("in the United Kingdom 111 is one line for health advice, with the parts of the country that it serves", () => {
  const kingdom = careCountries.find(({ code }) => code === "GB")
  if (!kingdom) throw new Error("There is no United Kingdom")
  const advice = careLinesFor("same-day-baby", kingdom).filter(({ number }) => number === "111")
  expect(advice).toMatchObject([{ name: "NHS 111, NHS 24", area: "England, Wales, Scotland" }])
})

it("a line for children does not stand as one for women", () => {
  const forChildren = all.filter(({ line }) => /crian[cç]a|ni[nñ]|child(?! death)/i.test(line.name ?? ""))
  expect(forChildren.map(({ line }) => line.kind)).toEqual(["children", "children"])
})

it.each([
  ["Europe/Lisbon", ["pt-BR"], "PT"],
  ["America/Manaus", ["en-US"], "BR"],
  ["Atlantic/Canary", ["es"], "ES"],
  ["America/Indiana/Knox", ["es-MX"], "US"],
  ["America/Bogota", ["es-CO"], "CO"],
  ["America/Argentina/Ushuaia", ["es"], "AR"],
  ["Africa/Luanda", ["pt-PT"], "AO"],
  ["America/Toronto", ["en"], "CA"],
  ["Australia/Perth", ["en"], "AU"],
  ["Europe/Dublin", ["en-GB"], "IE"],
  ["Asia/Tokyo", ["en-GB", "pt-PT"], "GB"],
  [undefined, ["pt-PT"], "PT"],
  ["Asia/Tokyo", ["ja", "pt"], undefined],
  [undefined, [], undefined],
])("a phone in %s that speaks %j gets the numbers of %s", (timeZone, languageTags, code) => {
  expect(countryOf(careCountries, { chosen: null, ...(timeZone && { timeZone }), languageTags })?.code).toBe(code)
})

it("the country that she chose goes before what her phone tells", () => {
  const where = { timeZone: "Europe/Lisbon", languageTags: ["pt-PT"] }
  expect(countryOf(careCountries, { ...where, chosen: "MZ" })?.code).toBe("MZ")
  expect(countryOf(careCountries, { ...where, chosen: "XX" })?.code).toBe("PT")
})

it.each(safetyKinds)("the card for %s has words", (kind) => {
  for (const part of ["name", "title", "first", "say"]) expect(words).toHaveProperty(`${kind}-${part}`)
})

it.each(careLineKinds)("the card says what a line for %s is for", (kind) => expect(words).toHaveProperty(kind))

it("a page's date is a month or a year that is not to come", () => {
  for (const { line } of all) {
    if (line.source.kind === "none" || line.source.date === null) continue
    expect(line.source.date, ofLine(line)).toMatch(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/)
    expect(line.source.date <= new Date().toISOString().slice(0, 7), ofLine(line)).toBe(true)
  }
})

const page = readFileSync(`${import.meta.dirname}/../../docs/care-lines.md`, "utf8")
const sections = {
  none: "Not confirmed",
  "third-party": "Third party",
  line: "Its own page",
  authority: "Official page",
}
const cells = /^\| ([A-Z]{2}) \| (\S+) \| .*? \| (.*?) \| (\S+) \| .* \|$/gm

it("docs/care-lines.md lists every line with its status, and no other", () => {
  for (const [kind, title] of Object.entries(sections)) {
    const [, count, rows = ""] = page.match(new RegExp(`^## \\d\\. ${title} \\((\\d+)\\)\n([^#]*)`, "m")) ?? []
    const listed = [...rows.matchAll(cells)].map(([, code, use, contacts, date]) =>
      [code, use, contacts, date].join(" "),
    )
    const lines = all.filter(({ line }) => line.source.kind === kind)
    expect(listed.sort()).toEqual(lines.map(({ code, line }) => rowOf(code, line)).sort())
    expect(Number(count)).toBe(lines.length)
  }
})

function rowOf(code: string, line: CareLine) {
  const contacts = [...numbersOf(line), ...(line.chat ? [line.chat.url] : [])].join(", ")
  return [code, line.kind, contacts, (line.source.kind !== "none" && line.source.date) || "–"].join(" ")
}

it("docs/care-lines.md puts first what is read on no page, and emergency, police and crisis before the rest", () => {
  expect(page).toMatch(new RegExp(Object.values(sections).join("[^]*")))
  const uses = [...(page.split("## 2.")[0]?.matchAll(cells) ?? [])].map(([, , use]) => use ?? "")
  const rank = (use: string) => ["emergency", "police", "crisis"].indexOf(use) + 1 || 4
  expect(uses.map(rank)).toEqual(uses.map(rank).sort())
  expect(page).toContain(`${all.length} lines in ${careCountries.length} countries`)
})
