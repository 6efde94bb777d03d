import { signsAt } from "../care/sign.ts"
import { signById } from "../care/signs/table.ts"
import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { BabyReader } from "./baby.ts"
import type { Concern } from "./concern.ts"
import { type Reading, textAround } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type BlackStoolWords = WordsByMeaning<
  "stool" | "black" | "harmlesslyDark" | "ofFirstDays" | "ofHers" | "denied" | "ill"
>

/**
 * Numbers of characters: `together` around the words for black, where stool must be mentioned; `denied` before them,
 * where a denial counts.
 */
const reach = { together: 60, denied: 12 }
const signs = [signById("baby-black-stool"), signById("baby-black-stool-late")]

/**
 * Recognises black, tar-like stool. Unless the baby is ill, its age must be in the message, because such stool is
 * normal in the first days of life.
 */
export function readerOfBlackStool(words: BlackStoolWords, baby: BabyReader) {
  const says = patternsOf(words)
  return function blackStoolIn(reading: Reading): Concern | null {
    const { text } = reading
    const place = says.black.exec(text)
    if (!place) return null
    const near = textAround(reading, { at: place.index, end: place.index + place[0].length }, reach.together)
    const isHarmless = [says.harmlesslyDark, says.ofFirstDays, says.ofHers].some((pattern) => pattern.test(text))
    if (!says.stool.test(near) || isHarmless) return null
    if (says.denied.test(text.slice(Math.max(0, place.index - reach.denied), place.index))) return null
    const days = baby.ageDays(reading)
    if (says.ill.test(near) && (days !== null || baby.isNamedIn(text))) return concernOf("baby-black-stool-ill")
    const sign = days === null ? undefined : signsAt(signs, days)[0]
    return sign ? concernOf(sign.id) : null
  }
}
