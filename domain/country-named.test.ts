import { expect, it } from "vitest"
import { careCountries } from "#content/care-lines/countries.ts"
import { countryNamedIn } from "./country-named.ts"
import { languages } from "./language.ts"

it.each([
  ["moro em Angola, quanto tempo de licença eu tenho", "AO"],
  ["trabalho nos Estados Unidos", "US"],
  ["We live in Texas, how long is my leave?", "US"],
  ["how long is leave in the UK", "GB"],
  ["leave in Northern Ireland", "GB"],
  ["vivo en México", "MX"],
  ["estoy en los Estados Unidos", "US"],
  ["sou brasileira e moro em Portugal", "PT"],
  ["I am in Germany", "DE"],
])("“%s” names %s", (text, code) => {
  expect(countryNamedIn(text)).toBe(code)
})

it.each([
  "how long is my leave?",
  "I moved here from Brazil",
  "we live in Spain and work in Portugal",
  "can I eat turkey",
  "we live in Georgia",
  "minha mãe é de Angola",
])("“%s” names no country that she is in, or several", (text) => {
  expect(countryNamedIn(text)).toBeNull()
})

it("each country that has its lines is known by its name in each language", () => {
  for (const { code } of careCountries)
    for (const language of languages) {
      const name = new Intl.DisplayNames([language], { type: "region" }).of(code)
      expect(countryNamedIn(`${language === "en" ? "I live in" : "vivo en"} ${name}`), name).toBe(code)
    }
})
