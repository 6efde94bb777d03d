import { expect, test } from "vitest"
import { acceptedLanguages, languageOf } from "./request-language.ts"

test.each([
  ["florescer-language=es", "pt-BR", "es"],
  ["__Secure-florescer-language=es", "pt-BR", "es"],
  ["florescer-language=en; __Secure-florescer-language=es", "pt-BR", "es"],
  ["florescer-language=xx", "pt-BR", "pt"],
  ["", "es-MX,es;q=0.9,en;q=0.8", "es"],
  ["", "en-GB,pt;q=0.5", undefined],
  ["", "fr", undefined],
  ["", "", undefined],
])("with the cookie '%s' and a browser that prefers '%s' everything is in %s", (cookie, accepted, language) => {
  expect(languageOf(new Headers({ cookie, "accept-language": accepted }))).toBe(language)
})

test("without any headers no language is known", () => {
  expect(languageOf(undefined)).toBeUndefined()
})

test.each([
  ["en;q=0.1, pt;q=0.9", ["pt", "en"]],
  ["pt;q=0, es", ["es"]],
  ["*", ["*"]],
  [",;q=1,", []],
])("%s names, in order, %j", (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags)
})

test("a header of five kilobytes is read in no time, and names what it names", () => {
  expect(acceptedLanguages(`${"x-".repeat(2500)}, pt;q=0.5`).at(-1)).toBe("pt")
  expect(acceptedLanguages("a,".repeat(2500)).length).toBe(2500)
})
