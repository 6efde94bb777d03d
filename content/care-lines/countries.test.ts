import { expect, it } from "vitest"
import words from "#content/locales/pt/red-flag-card.json"
import { careCountryCodes, careLineKinds, careLinesFor, likeliestFirst, redFlagCards } from "#domain/care-lines.ts"
import { redFlags } from "#domain/concern.ts"
import { careCountries } from "./countries.ts"

it("every country has its lines once", () => {
  expect(careCountries.map(({ code }) => code)).toEqual(careCountryCodes)
})

it.each(careCountries)("$code has an emergency line and a crisis line, both day and night, and free", ({ lines }) => {
  for (const kind of ["emergency", "crisis"])
    expect(lines.find((line) => line.kind === kind)?.facts).toEqual(["always", "free"])
})

it.each(careCountries)("$code has numbers that a phone can call, each once", ({ lines }) => {
  for (const { number, tel } of lines) {
    expect(tel).toMatch(/^\d{3,15}$/)
    expect(number.replaceAll(/\D/g, "")).toBe(tel)
  }
  expect(new Set(lines.map(({ tel }) => tel)).size).toBe(lines.length)
})

it.each(careCountries)("$code says for which month its numbers are given", ({ asOf }) => {
  expect(new Date(asOf).toISOString().slice(0, 7)).toBe(asOf)
})

it.each(redFlags)("every country has somebody to call for %s, and the emergency line among them", (flag) => {
  for (const country of careCountries) {
    const kinds = careLinesFor(flag, country).map(({ kind }) => kind)
    expect(kinds, country.code).toContain("emergency")
    for (const kind of kinds) expect(careLineKinds).toContain(kind)
  }
})

it("whoever thinks of dying is led to someone who listens, then to the emergency line", () => {
  for (const country of careCountries)
    expect(careLinesFor("self-harm", country).map(({ kind }) => kind)).toEqual(
      country.code === "us" ? ["crisis", "emergency", "motherhood"] : ["crisis", "emergency"],
    )
})

it("whoever is hit is led to a line for her in every country", () => {
  for (const country of careCountries)
    expect(careLinesFor("violence", country).some(({ kind }) => kind === "violence")).toBe(true)
})

it.each([
  ["Europe/Lisbon", ["pt-BR"], "pt"],
  ["America/Manaus", ["en-US"], "br"],
  ["Atlantic/Canary", ["es"], "es"],
  ["America/Indiana/Knox", ["es-MX"], "us"],
  ["Asia/Tokyo", ["en-GB", "pt-PT"], "gb"],
  ["Asia/Tokyo", ["ja"], "br"],
  [undefined, ["pt-PT"], "pt"],
  [undefined, [], "br"],
])("a phone in %s that speaks %j gets the numbers of %s first, and the others after", (timeZone, tags, code) => {
  const countries = likeliestFirst(careCountries, timeZone, tags)
  expect(countries[0]?.code).toBe(code)
  expect(new Set(countries)).toEqual(new Set(careCountries))
  expect(countries).toHaveLength(careCountries.length)
})

it.each(redFlags)("the card for %s has words, and says that nobody is watching", (flag) => {
  const { title, text, notes } = redFlagCards[flag]
  for (const key of [title, text, ...notes]) expect(words).toHaveProperty(key)
  expect(notes).toContain("automatic")
})
