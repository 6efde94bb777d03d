import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { BabyReader } from "./baby.ts"
import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type SwellingWords = WordsByMeaning<
  "throat" | "closing" | "closingFirst" | "mouth" | "swelling" | "swollenFirst" | "my" | "herself" | "notNow"
>

/**
 * Recognises an allergic reaction that closes the airway, which now counts as anaphylaxis (World Allergy Organization,
 * 2020).
 */
export function readerOfSwelling(words: SwellingWords, baby: BabyReader) {
  const says = patternsOf(words)
  const within = (first: RegExp, characters: number, then: RegExp) =>
    new RegExp(`${first.source}.{0,${characters}}${then.source}`)
  const closesTheAirway = [
    within(says.throat, 24, says.closing),
    within(says.closingFirst, 24, says.throat),
    within(says.mouth, 24, says.swelling),
    within(says.swollenFirst, 12, says.mouth),
  ]
  const part = `(?:${says.mouth.source}|${says.throat.source})`
  const hers = new RegExp(`${says.my.source} (?:\\w+ )?${part}|${says.herself.source}`)

  return function swellingIn({ text }: Reading): Concern | null {
    if (says.notNow.test(text) || !closesTheAirway.some((pattern) => pattern.test(text))) return null
    return concernOf(baby.isNamedIn(text) && !hers.test(text) ? "baby-allergy" : "mother-allergy")
  }
}
