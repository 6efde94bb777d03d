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
/**
 * A unit must not be followed by a letter, because "2 guias" are not grams. A time of day has no space before its unit:
 * "3h".
 */
const measure = new RegExp(String.raw`(${number})[ \u00a0\u202f](${Object.keys(units).join("|")})(?![\p{L}\d])`, "gu")

/**
 * The text as a voice should read it: units and ranges become words, and each phone number is read digit by digit, with
 * pauses between its groups as written.
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
