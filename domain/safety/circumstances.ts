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

/**
 * Letters of the phrases that may have an accent in a message. The phrases have no accents, but the models read the
 * message as she wrote it.
 */
const withAccents: Readonly<Record<string, string>> = {
  a: "[aáàãâ]",
  e: "[eéê]",
  i: "[ií]",
  o: "[oóõô]",
  u: "[uúü]",
  n: "[nñ]",
}

/** Matches a letter in a pattern, except in a word of one letter: "à" is another word than "a". */
const escapeOrLetter = /\\.|\b\w\b|([aeioun])/g

/**
 * Creates a function that removes ages, times and the place where she was told something from a text, because harmless
 * messages contain them too. The text must have single spaces.
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
 * Averages the model's odds for a text with and without its circumstances. In the training data circumstances stand
 * beside danger more often than not, so the model takes them for a sign of danger.
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
