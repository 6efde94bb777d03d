import { longTextMaxLength } from "./onboarding.ts"

const numberWords: readonly (readonly [number, string])[] = [
  [1, "um|uma|un|una|uno|one"],
  [2, "dois|duas|dos|two"],
  [3, "tres|three"],
  [4, "quatro|cuatro|four"],
  [5, "cinco|five"],
  [6, "seis|six"],
  [7, "sete|siete|seven"],
  [8, "oito|ocho|eight"],
  [9, "nove|nueve|nine"],
  [10, "dez|diez|ten"],
  [11, "onze|once|eleven"],
  [12, "doze|doce|twelve"],
  [13, "treze|trece|thirteen"],
  [14, "quatorze|catorze|catorce|fourteen"],
  [15, "quinze|quince|fifteen"],
  [20, "vinte|veinte|twenty"],
  [25, "vinte e cinco|veinticinco|twenty five"],
  [30, "trinta|treinta|thirty"],
  [35, "trinta e cinco|treinta y cinco|thirty five"],
  [40, "quarenta|cuarenta|forty|fourty"],
  [45, "quarenta e cinco|cuarenta y cinco|forty five"],
  [50, "cinquenta|cincuenta|fifty"],
  [60, "sessenta|sesenta|sixty"],
  [80, "oitenta|ochenta|eighty"],
  [90, "noventa|ninety"],
  [100, "cem|cien|one hundred|a hundred|hundred"],
  [150, "cento e cinquenta|ciento cincuenta"],
  [200, "duzentos|doscientos|two hundred"],
  [300, "trezentos|trescientos|three hundred"],
  [400, "quatrocentos|cuatrocientos|four hundred"],
  [500, "quinhentos|quinientos|five hundred"],
  [1000, "mil|a thousand|thousand"],
]
const byWord = new Map(numberWords.flatMap(([value, words]) => words.split("|").map((word) => [word, value] as const)))
// Longer words are tried first, so that "forty five" is not read as forty.
const anyWord = new RegExp(
  `(?<![a-z])(?:${[...byWord.keys()].sort((one, other) => other.length - one.length).join("|")})(?![a-z])`,
  "g",
)
const hyphenated = [
  ["twenty-five", 25],
  ["thirty-five", 35],
  ["forty-five", 45],
] as const

/** Writes number words as digits. */
export function foldAnswer(text: string): string {
  const folded = text
    .slice(0, longTextMaxLength)
    .normalize("NFKD")
    .replace(/\p{M}|\p{Cf}/gu, "")
    .toLowerCase()
    .replace(/[–—−]/g, "-")
    .replace(/\s+/g, " ")
  const spelled = hyphenated.reduce((all, [word, value]) => all.replaceAll(word, String(value)), folded)
  return spelled.replace(anyWord, (word) => String(byWord.get(word) ?? word)).trim()
}
