import { countWords, countWordsToTwelve } from "../understanding/count-words.ts"
import { alternativesByMeaning, type WordsByMeaning } from "../understanding/phrases.ts"
import { ageUnits, type BabyWords } from "./baby.ts"
import { logOdds, type SafetyModel, shareOf } from "./model.ts"

export type CircumstanceWords = WordsByMeaning<
  | "sinceBirth"
  | "justBorn"
  | "often"
  | "toldThere"
  | "whose"
  | "child"
  | "has"
  | "lasting"
  | "about"
  | "one"
  | "ofAge"
  | "ago"
>

/** The models read her words as they are written, and phrases have no accents: each letter may bear one. */
const withAccents: Readonly<Record<string, string>> = {
  a: "[aáàãâ]",
  e: "[eéê]",
  i: "[ií]",
  o: "[oóõô]",
  u: "[uúü]",
  n: "[nñ]",
}

/** A letter in a pattern, but for a word of one letter: "à" is another word than "a". */
const escapeOrLetter = /\\.|\b\w\b|([aeioun])/g

/**
 * Takes ages, times and where it was said out of a text, which any message may tell. Words stand one space apart.
 */
export function readerOfCircumstances(words: CircumstanceWords, babyWords: BabyWords) {
  const says = alternativesByMeaning(words)
  const { half, ...units } = alternativesByMeaning(babyWords)
  const number = `(?:\\d{1,2}|${says.one}|${Object.keys({ ...countWords, ...countWordsToTwelve }).join("|")})`
  const unit = `(?:${ageUnits.map((each) => units[each]).join("|")})`
  const span = `(?:${says.about} )?${number}[ -]?${unit}(?: ${half})?`
  const ofAge = `(?:[ -]${says.ofAge})?`
  const circumstances = [
    says.sinceBirth,
    says.justBorn,
    says.often,
    says.toldThere,
    `${says.whose} ${says.child} ${says.has} ${span}${ofAge}`,
    `(?:${says.lasting} )?${span}(?: ${says.ago}|${ofAge})`,
  ].join("|")
  const written = circumstances.replace(escapeOrLetter, (sign, letter) => withAccents[letter] ?? sign)
  const anyCircumstance = new RegExp(`,? ?(?<![\\p{L}\\p{N}])(?:${written})(?![\\p{L}\\p{N}])`, "giu")

  return function withoutCircumstances(text: string): string {
    return text.replace(anyCircumstance, "")
  }
}

/**
 * Judges a text by the odds halfway between with its circumstances and without: in the training they stand beside
 * signs more often than not.
 */
export function besideCircumstances(
  model: SafetyModel,
  text: string,
  withoutCircumstances: (text: string) => string,
): ReturnType<SafetyModel> {
  const judged = model(text)
  const spaced = text.replace(/\s+/gu, " ")
  const rest = withoutCircumstances(spaced)
  if (rest === spaced) return judged
  return { ...judged, danger: shareOf((logOdds(judged.danger) + logOdds(model(rest).danger)) / 2) }
}
