import { type AgeUnit, fewestDays } from "../fewest-days.ts"
import { countWords } from "../understanding/count-words.ts"
import type { Reading } from "./reading.ts"

export const baby =
  /\b(?:bebes?|beba|bb|nenem|neném|nene|recem nascid\w*|recem-nascid\w*|rn|babys?|babies|newborns?|infant|lo|recien nacid\w*|filh[oa]|filhinh[oa]|menin[oa]|son|daughter|hij[oa]|hijit[oa]|bebit[oa]|bebezinh[oa]|nieto|nieta|net[oa]|grandson|granddaughter|hes|shes|gemeos|twins|gemelos|mellizos|guagua|wawa|he|she|him|his|her|ele|ela|dele|dela)\b/

const unitOf: Readonly<Record<string, AgeUnit>> = {
  d: "days",
  w: "weeks",
  s: "weeks",
  m: "months",
  y: "years",
  a: "years",
}
const number = String.raw`\d+(?:[.,]\d+)?|uma?|dois|duas|tres|one|two|three|un|una|dos|quatro|four|cuatro|cinco|five|seis|six|sete|seven|siete|oito|eight|ocho|nove|nine|nueve|dez|ten|diez|onze|eleven|once|doze|twelve|doce`
const half = " (?:e mei[oa]|y medi[oa]|and a half)\\b"
/** Also matches the first number of "2 a 3 meses". */
const age = new RegExp(
  `(?:\\b(?:(quase|casi|almost|nearly)|(menos de|menor de|less than|under|younger than)) (?:os |los )?)?` +
    `(?:(?<![\\d.,])(${number}) ?(?:a|ou|o|or|to|e|y|and|-|–) ?)?` +
    `(${number})(${half})?[ -]?(dias?|days?|semanas?|weeks?|wks?|meses|mes|months?|mo|anos?|years?)\\b(${half})?`,
  "g",
)
const upToTwelve = {
  nove: 9,
  nine: 9,
  nueve: 9,
  dez: 10,
  ten: 10,
  diez: 10,
  onze: 11,
  eleven: 11,
  once: 11,
  doze: 12,
  twelve: 12,
  doce: 12,
}
const words: Readonly<Record<string, number>> = { ...countWords, ...upToTwelve, un: 1 }

/** The first named up to two years, as the youngest it can mean. */
export function babysAgeDays({ text }: Reading): number | null {
  for (const [, almost, less, first, last = "", half, unitName = "", halfAfter] of text.matchAll(age)) {
    const count = Math.min(countOf(first ?? last), countOf(last)) + (half || halfAfter ? 0.5 : 0) - (almost ? 0.5 : 0)
    const days = less ? 0 : fewestDays(Math.max(0, count), unitOf[unitName.charAt(0)] ?? "days")
    if (days <= 730) return days
  }
  return null
}

function countOf(text: string): number {
  return words[text] ?? Number(text.replace(",", "."))
}
