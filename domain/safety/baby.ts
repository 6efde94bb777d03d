import { type AgeUnit, fewestDays } from "../fewest-days.ts"
import { countWords, countWordsToThirty, countWordsToTwelve } from "../understanding/count-words.ts"
import { alternativesByMeaning, patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { Reading } from "./reading.ts"

export type BabyWords = WordsByMeaning<
  "baby" | AgeUnit | "half" | "almost" | "lessThan" | "orRather" | "afterBirth" | "birthBefore"
>
export type BabyReader = ReturnType<typeof readerOfBaby>

export const ageUnits: readonly AgeUnit[] = ["days", "weeks", "months", "years"]
const oldestDays = 730

/** Recognises by the words of all languages whether a message names a baby, and the baby's age. */
export function readerOfBaby(words: BabyWords) {
  const { baby, afterBirth, birthBefore } = patternsOf(words)
  const { half, almost, lessThan, orRather, ...units } = alternativesByMeaning(words)
  const [isAfterBirth, isBirthBefore] = [new RegExp(`^ ?${afterBirth.source}`), new RegExp(`${birthBefore.source} $`)]
  const number = `\\d+(?:[.,]\\d+)?|\\b(?:${Object.keys(counts).join("|")})`
  const unit = ageUnits.map((each) => `(?<${each}>${units[each]})`).join("|")
  const age = new RegExp(
    `(?:\\b(?:(?<almost>${almost})|(?<less>${lessThan})) )?` +
      `(?:(?<![\\d.,])(?<first>${number}) ?(?:${orRather}|-|–) ?)?` +
      `(?<last>${number})(?<half> ${half}\\b)?[ -]?(?:${unit})\\b(?<halfAfter> ${half}\\b)?`,
    "g",
  )

  return {
    isNamedIn: (text: string) => baby.test(text),
    /**
     * Returns the youngest age in days that the first age up to two years can mean; null if there is none. The time
     * since she gave birth is not taken for the baby's age.
     */
    ageDays({ text }: Reading): number | null {
      for (const { 0: said, index, groups = {} } of text.matchAll(age)) {
        if (isAfterBirth.test(text.slice(index + said.length)) || isBirthBefore.test(text.slice(0, index))) continue
        const { first, last = "", half, halfAfter, almost, less } = groups
        const count =
          Math.min(countOf(first ?? last), countOf(last)) + (half || halfAfter ? 0.5 : 0) - (almost ? 0.5 : 0)
        const unit = ageUnits.find((each) => groups[each] !== undefined) ?? "days"
        const days = less ? 0 : fewestDays(Math.max(0, count), unit)
        if (days <= oldestDays) return days
      }
      return null
    },
  }
}

const counts: Readonly<Record<string, number>> = { ...countWords, ...countWordsToTwelve, ...countWordsToThirty, un: 1 }

function countOf(text: string): number {
  return counts[text] ?? Number(text.replace(",", "."))
}
