import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import { loadSearch } from "./load-search.ts"

const nothingHidden = { isQuiet: false, areNumbersHidden: false }
const safeSleep = /^\/guides\/(?:mood-and-sleep#(?:safe-sleep|sofa-and-bed)$|baby-sleep#)/

test.each([
  ["en", "safe sleep"],
  ["en", "SIDS"],
  ["en", "cot death"],
  ["en", "co-sleeping"],
  ["en", "bed sharing"],
  ["en", "baby asleep on the sofa"],
  ["pt", "morte súbita"],
  ["pt", "barriga para cima"],
  ["pt", "dormir com o bebê"],
  ["pt", "cama compartilhada"],
  ["pt", "sono seguro"],
  ["es", "colecho"],
  ["es", "muerte súbita"],
  ["es", "boca arriba"],
  ["es", "dormir con el bebé"],
  ["es", "sueño seguro"],
] as const)("in %s “%s” finds the baby's safe sleep first", async (language, query) => {
  const [first] = (await loadSearch(language))(query, nothingHidden)
  expect(first?.to).toMatch(safeSleep)
})

test.each(languages)("in silence nothing that is found in %s tells how a baby sleeps", async (language) => {
  const search = await loadSearch(language)
  for (const query of ["SIDS", "sono seguro", "colecho", "sofa", "sofá"])
    for (const { to = "" } of search(query, { ...nothingHidden, isQuiet: true })) expect(to).not.toMatch(safeSleep)
})

const loss = /^\/guides\/loss#/

test.each([
  ["pt", "febre"],
  ["pt", "perder peso"],
  ["pt", "morte súbita"],
  ["pt", "sangramento"],
  ["es", "sacar leche"],
  ["es", "fiebre"],
  ["es", "muerte súbita"],
  ["en", "milk"],
  ["en", "lose weight"],
  ["en", "hair loss"],
  ["pt", "perdi peso"],
  ["es", "estoy muerta de cansancio"],
  ["en", "cot death"],
  ["en", "headache"],
] as const)("in %s nobody who searches “%s” reads of a baby who died", async (language, query) => {
  const found = (await loadSearch(language))(query, nothingHidden)
  expect(found.length).toBeGreaterThan(0)
  for (const { to = "" } of found) expect(to).not.toMatch(loss)
})

test.each([
  ["pt", "natimorto"],
  ["pt", "perdi meu bebê"],
  ["pt", "luto"],
  ["pt", "bebê internado na UTI"],
  ["es", "mi bebé murió"],
  ["es", "duelo"],
  ["es", "incubadora"],
  ["en", "stillborn"],
  ["en", "my baby died"],
  ["en", "grief"],
  ["en", "NICU"],
] as const)("in %s “%s” finds the guide for a loss, or for a baby in hospital, first", async (language, query) => {
  const [first] = (await loadSearch(language))(query, nothingHidden)
  expect(first?.to).toMatch(loss)
})

test("after a loss it is found by any word", async () => {
  const found = (await loadSearch("en"))("milk", { ...nothingHidden, isQuiet: true })
  expect(found.some(({ to = "" }) => loss.test(to))).toBe(true)
})

test.each([
  ["en", "cradle cap", "cradle cap"],
  ["pt", "crosta láctea", "crosta láctea"],
  ["es", "costra láctea", "costra láctea"],
] as const)(
  "in %s “%s” finds an answer of the guides, with its sources and the section that says more",
  async (language, query, word) => {
    const search = await loadSearch(language)
    const found = search(query, nothingHidden).find(({ id }) => id === "answer 258")
    expect(found?.title.toLowerCase()).toContain(word)
    expect(found?.more).toEqual({ name: "baby-days", section: "skin" })
    expect(found?.authorities?.length).toBeGreaterThan(0)
    // This answer is about the baby, so quiet mode hides it.
    expect(search(query, { ...nothingHidden, isQuiet: true }).map(({ id }) => id)).not.toContain("answer 258")
  },
)

test.each([
  ["en", ["100.4 °F", "100.4°F", "100.4ºF", "100.4 F", "100.4 f"]],
  ["en", ["38 °C", "38ºC", "38 C"]],
  ["pt", ["38 °C", "38ºC", "38 c"]],
  ["es", ["100,4 °F", "100,4ºF"]],
] as const)("in %s a temperature is found however its unit is written: %s", async (language, queries) => {
  const search = await loadSearch(language)
  const [found, ...others] = queries.map((query) => search(query, nothingHidden).map(({ id }) => id))
  expect(found?.length).toBeGreaterThan(0)
  for (const ids of others) expect(ids).toEqual(found)
  const [first] = search(queries[0], nothingHidden)
  expect(first?.text).toMatch(/\b38\s°C/)
})

test("one letter of a unit finds no temperature", async () => {
  const found = (await loadSearch("en"))("f", nothingHidden)
  expect(found.filter(({ text }) => /\d\s°C/.test(text))).toEqual([])
})
