import { expect, test } from "vitest"
import { isLanguage, languages } from "./language.ts"

test("there are three languages, Portuguese first", () => {
  expect(languages).toEqual(["pt", "en", "es"])
})

test("a language is one of the three and nothing else", () => {
  for (const language of languages) expect(isLanguage(language)).toBe(true)
  for (const other of ["pt-BR", "PT", "", null, undefined, 0]) expect(isLanguage(other)).toBe(false)
})
