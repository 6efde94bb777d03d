import { type Language, locales } from "./language.ts"

const units: Record<string, string> = {
  ml: "milliliter",
  l: "liter",
  g: "gram",
  kg: "kilogram",
  mm: "millimeter",
  cm: "centimeter",
  min: "minute",
  h: "hour",
  "°C": "celsius",
  "°F": "fahrenheit",
  "%": "percent",
}

const to: Record<Language, string> = { pt: "a", en: "to", es: "a" }

const number = String.raw`\d+(?:[.,]\d+)*`
const range = new RegExp(String.raw`(?<![\p{L}\d])(${number})\s?–\s?(?=\d)`, "gu")
/** What follows a unit is no letter: "2 guias" are no grams. A time of the day is written without a space: "3h". */
const measure = new RegExp(String.raw`(${number})[ \u00a0\u202f](${Object.keys(units).join("|")})(?![\p{L}\d])`, "gu")

/**
 * A text as a voice should say it: units by their names, a range with its word, and each of the numbers to call, as they
 * are written, digit by digit with a pause between their groups.
 */
export function spokenText(text: string, language: Language, numbersToCall: readonly string[]): string {
  const longestFirst = numbersToCall.toSorted((one, other) => other.length - one.length)
  const withNumbers = longestFirst.reduce(
    (said, each) =>
      said.replaceAll(new RegExp(String.raw`(?<!\d)${each.replaceAll(/[^\d\s]/g, "\\$&")}(?!\d)`, "g"), digitByDigit),
    text,
  )
  return withNumbers
    .replaceAll(range, `$1 ${to[language]} `)
    .replaceAll(measure, (_, amount: string, unit: string) => `${amount} ${nameOf(unit, amount, language)}`)
}

function digitByDigit(written: string) {
  return written
    .split(/\D+/)
    .filter(Boolean)
    .map((group) => [...group].join(" "))
    .join(", ")
}

function nameOf(unit: string, amount: string, language: Language) {
  const format = new Intl.NumberFormat(locales[language], {
    style: "unit",
    unit: units[unit] as string,
    unitDisplay: "long",
  })
  const parts = format.formatToParts(amount === "1" ? 1 : 2)
  return parts
    .filter(({ type }) => type === "unit")
    .map(({ value }) => value)
    .join("")
    .trim()
}
