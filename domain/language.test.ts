import { expect, test } from "vitest"
import {
  isLanguage,
  languageByTags,
  languages,
  numberLocale,
  preferredLanguage,
  readsEuropeanPortuguese,
  regionByTags,
} from "./language.ts"

test("there are three languages, Portuguese first", () => {
  expect(languages).toEqual(["pt", "en", "es"])
})

test("a language is one of the three and nothing else", () => {
  for (const language of languages) expect(isLanguage(language)).toBe(true)
  for (const other of ["pt-BR", "PT", "", null, undefined, 0]) expect(isLanguage(other)).toBe(false)
})

test.each([
  [["pt-BR", "en"], "pt", "pt"],
  [["pt-PT"], "pt", "pt"],
  [["ES-mx", "en-US"], "es", "es"],
  [["fr", "es"], "es", "es"],
  [["en-GB", "pt"], "en", null],
  [["fr-FR", "de"], undefined, null],
  [["est", "ptx", "*", ""], undefined, null],
  [[], undefined, null],
])("%j prefers %s, and reads everything in %s", (tags, preferred, everything) => {
  expect(preferredLanguage(tags)).toBe(preferred)
  expect(languageByTags(tags)).toBe(everything)
})

test.each([
  [["pt-BR", "en"], "pt", "BR"],
  [["en-US", "es-mx"], "es", "MX"],
  [["es", "es-AR"], "es", "AR"],
  [["en-US-u-hc-h12"], "en", "US"],
  [["pt"], "pt", null],
  [["es-419", "en-US"], "es", null],
  [[], "en", null],
] as const)("with the tags %o she speaks %s in the region %s", (tags, language, region) => {
  expect(regionByTags(tags, language)).toBe(region)
})

const spanishRegions = "AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV US UY VE".split(" ")

test.each(spanishRegions)("in %s a Spanish number has the decimal mark of the country", (region) => {
  const markOf = (locale: string) => new Intl.NumberFormat(locale).format(1.5).replace(/\d/g, "")
  expect(markOf(numberLocale([`es-${region}`], "es"))).toBe(markOf(`es-${region}`))
})

test("without a region Spanish keeps its comma, and other languages do not follow hers", () => {
  expect(numberLocale(["es"], "es")).toBe("es")
  expect(numberLocale(["es-MX"], "en")).toBe("en")
  expect(numberLocale(["es-MX", "pt-BR"], "pt")).toBe("pt")
})

test.each([
  [["pt-PT", "en"], true],
  [["pt-AO"], true],
  [["en-GB", "pt-MZ"], true],
  [["pt-CV", "pt-BR"], true],
  [["pt-BR", "pt-PT"], false],
  [["pt"], false],
  [["en-AO", "pt"], false],
  [["es-ES"], false],
])("tags %j read what is urgent in the words of Portugal: %s", (tags, isRead) => {
  expect(readsEuropeanPortuguese(tags)).toBe(isRead)
})
