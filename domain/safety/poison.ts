import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { Concern } from "./concern.ts"
import { type Reading, textAround } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type PoisonWords = WordsByMeaning<
  "pills" | "swallowed" | "taken" | "manyInWords" | "many" | "habit" | "overdose"
>

/**
 * From `least` pills on it is an overdose, because nobody is prescribed so many at a time. A number above `most` is
 * not a count of pills.
 */
const tooMany = { least: 6, most: 200 }
/**
 * Numbers of characters: `swallowed` around a number, where swallowing must be mentioned; `pills` after it, where pills
 * must be.
 */
const reach = { swallowed: 40, pills: 25 }

/** Recognises an overdose, or too many pills taken by her or somebody near her. */
export function readerOfPoison(words: PoisonWords) {
  const { pills, swallowed, taken, manyInWords, many, habit, overdose } = patternsOf(words)
  const tooManyTaken = [
    new RegExp(`${taken.source}[^.!?]{0,30}${many.source}[^.!?]{0,30}`, "g"),
    new RegExp(`${taken.source}[^.!?\\d]{0,12}${manyInWords.source}[^.!?]{0,20}`, "g"),
  ]

  return function poisonIn(reading: Reading): Concern | null {
    const { text, figures } = reading
    const urgent = concernOf("mother-poison")
    if (overdose.test(text)) return urgent
    const said = tooManyTaken.flatMap((pattern) => [...text.matchAll(pattern)])
    if (said.some(([passage]) => pills.test(passage))) return urgent
    for (const figure of figures) {
      const { value, end } = figure
      if (value < tooMany.least || value > tooMany.most || !Number.isInteger(value)) continue
      if (!pills.test(text.slice(end, end + reach.pills))) continue
      const near = textAround(reading, figure, reach.swallowed)
      if (swallowed.test(near)) return { ...urgent, level: habit.test(near) ? "check" : "urgent" }
    }
    return null
  }
}
