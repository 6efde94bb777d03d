import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type VomitWords = WordsByMeaning<"vomit" | "blood" | "inIt" | "apart" | "denied" | "ofBaby">

/** Recognises vomited blood. A denial lowers the concern to a gentle question. */
export function readerOfVomit(words: VomitWords) {
  const { vomit, blood, inIt, apart, denied, ofBaby } = patternsOf(words)
  const bloody = new RegExp(`${vomit.source}[^.!?;]{0,16}${blood.source}`)
  const bloodInIt = new RegExp(`${blood.source} ${inIt.source} ${vomit.source}`)
  const deniedBefore = new RegExp(`${denied.source}[^.,;!?]{0,20}$`)

  return function bloodyVomitIn({ text }: Reading): Concern | null {
    const match = bloody.exec(text)
    if (!bloodInIt.test(text) && (!match || apart.test(match[0]))) return null
    const concern = concernOf(ofBaby.test(text) ? "baby-green-vomit" : "mother-vomits-blood")
    return match && deniedBefore.test(text.slice(0, match.index)) ? { ...concern, level: "check" } : concern
  }
}
