import { signsAt } from "../care/sign.ts"
import { signById } from "../care/signs/table.ts"
import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { BabyReader } from "./baby.ts"
import type { Concern } from "./concern.ts"
import { type Reading, textAround } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type BlisterWords = WordsByMeaning<
  "blisters" | "elsewhere" | "denied" | "herpes" | "herBreast" | "hasFed" | "milkBlister"
>

/**
 * Numbers of characters: `elsewhere` around the words for blisters, where another cause or place rules them out;
 * `denied` before them, where a denial counts.
 */
const reach = { elsewhere: 30, denied: 25 }
const sign = signById("baby-blisters")
const fedSign = signById("baby-fed-blisters")

export function readerOfBlisters(words: BlisterWords, baby: BabyReader) {
  const says = patternsOf(words)
  return {
    /**
     * Recognises blisters on a baby. An unknown age counts as the youngest; a denial lowers the concern to a gentle
     * question.
     */
    blistersIn(reading: Reading): Concern | null {
      const { text } = reading
      const match = says.blisters.exec(text)
      if (!match || !baby.isNamedIn(text)) return null
      const place = { at: match.index, end: match.index + match[0].length }
      if (says.elsewhere.test(textAround(reading, place, reach.elsewhere))) return null
      if (signsAt([sign], baby.ageDays(reading) ?? 0).length === 0) return null
      const concern = concernOf(sign.id)
      const before = text.slice(Math.max(0, match.index - reach.denied), match.index)
      return says.denied.test(before) ? { ...concern, level: "check" } : concern
    },
    /**
     * Recognises that the baby was breastfed where the mother has blisters or sores of herpes, at an age at which
     * herpes is gravest.
     */
    fedAtBlistersIn(reading: Reading): Concern | null {
      const { text } = reading
      if (![says.herpes, says.herBreast, says.hasFed].every((pattern) => pattern.test(text))) return null
      if (signsAt([fedSign], baby.ageDays(reading) ?? 0).length === 0) return null
      return says.milkBlister.test(text) ? null : concernOf(fedSign.id)
    },
  }
}
