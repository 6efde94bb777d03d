import { patternsOf, type WordsByMeaning } from "./phrases.ts"
import { fold } from "./text.ts"

export type LossWords = WordsByMeaning<"loss" | "hospital" | "sudden">

/** Recognises a text about a baby who died or is in hospital, so that other mothers are not shown it by chance. */
export function readerOfLoss(words: LossWords) {
  const says = patternsOf(words)
  const sudden = new RegExp(says.sudden.source, "g")
  return function speaksOfLoss(text: string): boolean {
    const rest = fold(text).replaceAll(sudden, " ")
    return says.loss.test(rest) || says.hospital.test(rest)
  }
}
