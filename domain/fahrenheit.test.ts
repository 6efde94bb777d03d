import { expect, it } from "vitest"
import { signs } from "./care/signs/table.ts"
import { readsFahrenheit, withFahrenheit, withUnitWords } from "./fahrenheit.ts"

it("temperatures are in Fahrenheit too in the United States, and in English where the country is not known", () => {
  for (const language of ["pt", "en", "es", "pt-PT"] as const) {
    expect(readsFahrenheit("US", language)).toBe(true)
    for (const country of ["GB", "BR", "PT", "ES", "CA"]) expect(readsFahrenheit(country, language)).toBe(false)
    expect(readsFahrenheit(null, language)).toBe(language === "en")
  }
})

it.each([
  ["en", "37.5\u00a0°C or more in the armpit", "37.5\u00a0°C (99.5\u00a0°F) or more in the armpit"],
  ["es", "De 37,5 °C a 37,9 °C en la axila", "De 37,5 °C (99,5 °F) a 37,9 °C (100,2 °F) en la axila"],
  ["pt", "Abaixo de 36 °C", "Abaixo de 36 °C (96,8 °F)"],
  ["en", "No temperature, and 38 hours", "No temperature, and 38 hours"],
] as const)("in %s: %s", (language, text, expected) => {
  expect(withFahrenheit(text, language)).toBe(expected)
})

it("the temperatures of the signs keep their order, and none is rounded to another's", () => {
  const degrees = signs.flatMap(({ figures = {} }) => [figures.temperatureC ?? [], figures.temperatureToC ?? []].flat())
  const inFahrenheit = [...new Set(degrees)]
    .toSorted((one, other) => one - other)
    .map((one) => Number(/\(([\d.]+)/.exec(withFahrenheit(`${one} °C`, "en"))?.[1]))
  expect(inFahrenheit).toEqual([96.8, 99.5, 100.2, 100.4, 102.2, 104])
})

it.each([
  ["100.4 °F", "100.4 fahrenheit"],
  ["38ºC ou 38 ° c", "38 celsius ou 38 celsius"],
  ["38 °C (100.4 °F)", "38 celsius (100.4 fahrenheit)"],
  ["vitamin C, 2 cups, 1º filho", "vitamin C, 2 cups, 1º filho"],
])("only a temperature's unit becomes a word: %s", (text, expected) => {
  expect(withUnitWords(text)).toBe(expected)
})
