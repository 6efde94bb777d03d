import type { TextLanguage } from "./language.ts"

const celsius = /(\d+)(?:[.,](\d+))?(\s)°C/g
const degrees = /(?<=\d)\s?[°º]?\s?([CF])\b/gi

/** True if readers expect Fahrenheit: in the United States, and in English if the country is unknown. */
export function readsFahrenheit(country: string | null, language: TextLanguage): boolean {
  return country === "US" || (country === null && language === "en")
}

/** Adds Fahrenheit to temperatures, as in "38 °C (100.4 °F)". */
export function withFahrenheit(text: string, language: TextLanguage): string {
  return text.replace(celsius, (whole, degrees: string, tenths: string | undefined, space: string) => {
    const value = Math.round(Number(`${degrees}.${tenths ?? 0}`) * 18 + 320) / 10
    const written = language === "en" ? String(value) : String(value).replace(".", ",")
    return `${whole} (${written}${space}°F)`
  })
}

/** Writes units as words, so that "100.4 °F", "100.4ºF" and "100.4F" all become "100.4 fahrenheit". */
export function withUnitWords(text: string): string {
  return text.replace(degrees, (_, unit: string) => (unit.toLowerCase() === "c" ? " celsius" : " fahrenheit"))
}
