import { expect, test } from "vitest"
import { languageCookie } from "./language-cookie.ts"

test("behind https the cookie of the language is Secure, says so by its name, and replaces that of before", () => {
  expect(languageCookie("es", true, 60)).toEqual([
    "__Secure-florescer-language=es; path=/; samesite=lax; max-age=60; secure",
    "florescer-language=; path=/; max-age=0",
  ])
})

test("on plain http it has the name that browsers take there, for the visit or for longer", () => {
  expect(languageCookie("pt", false)).toEqual(["florescer-language=pt; path=/; samesite=lax"])
  expect(languageCookie("pt", false, 60)).toEqual(["florescer-language=pt; path=/; samesite=lax; max-age=60"])
})
