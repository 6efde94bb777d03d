import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import words from "#content/locales/pt/care.json"
import { type CareLine, careLineKinds, careLinesFor, countryOf, dialled, linesFor } from "#domain/care-lines.ts"
import { safetyKinds } from "#domain/safety/concern.ts"
import { careCountries } from "./countries.ts"

const ofLine = ({ kind, name, area, number, text }: CareLine) => [kind, name, area, number, text?.number].join(" | ")
const called = (lines: readonly CareLine[]) =>
  lines.flatMap(({ number, text }) => [number, text?.number].filter(Boolean))

it("eighteen countries have their lines, each once", () => {
  const codes = careCountries.map(({ code }) => code)
  expect(codes).toHaveLength(18)
  expect(new Set(codes).size).toBe(18)
  for (const code of codes) expect(new Intl.DisplayNames(["en"], { type: "region" }).of(code)).not.toBe(code)
})

it.each(careCountries)(
  "$code has an emergency line that a phone can call, and every line leads somewhere, once",
  (country) => {
    const { lines } = country
    expect(lines.some(({ kind, number }) => kind === "emergency" && number)).toBe(true)
    expect(new Set(lines.map(ofLine)).size).toBe(lines.length)
    for (const line of lines) expect(called([line]).length, ofLine(line)).toBeGreaterThan(0)
    for (const number of called(lines)) expect(dialled(number ?? "")).toMatch(/^[+*]?\d{3,15}$/)
    for (const { kind } of lines) expect(careLineKinds).toContain(kind)
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

it("docs/care-lines.md lists every line with its status, and no other", () => {
  const page = readFileSync(`${import.meta.dirname}/../../docs/care-lines.md`, "utf8")
  const rows = [
    ...page.matchAll(/^\| ([A-Z]{2}) \| (\S+) \| (.*?) \| (.*?) \| (confirmed|third party|not confirmed) \|/gm),
  ]
  const listed = rows.map(([, code, kind, , numbers]) => `${code} ${kind} ${numbers}`).sort()
  const all = careCountries.flatMap(({ code, lines }) =>
    lines.map((line) => `${code} ${line.kind} ${called([line]).join(", ")}`),
  )
  expect(listed).toEqual(all.sort())
})
