import type { WhomWords } from "./message-words.ts"
import { anyPhrase, patternOf } from "./phrases.ts"
import { fold } from "./text.ts"

export type Whom = "pregnantWoman" | "olderChild" | "otherMother"

const upToFour = "(?:[ ,]+\\w+){0,4}?[ ,]+"
const upToEight = "(?: \\w+|,){0,8}? "

/**
 * Says whom a message is about; null for the mother herself unless she is pregnant, for her baby, and if it is
 * unclear.
 */
export function whomRule(words: readonly WhomWords[]): (text: string) => Whom | null {
  const all = (meaning: keyof WhomWords) => words.map((of) => of[meaning])
  const [pregnant, notPregnantNow, baby, herOwn] = [
    anyPhrase(all("pregnant")),
    anyPhrase(all("notPregnantNow")),
    anyPhrase(all("baby")),
    anyPhrase(all("herOwn")),
  ]
  const child = patternOf(all("olderChild").flat())
  const care = patternOf(all("care").flat())
  const towards = patternOf(all("towards").flat())
  const careForOlderChild = new RegExp(`${child}${upToFour}${care}|${care}(?: \\w+){0,2} ${towards} (?:\\w+ )?${child}`)
  const otherMother = new RegExp(`${patternOf(all("woman").flat())}${upToEight}${patternOf(all("afterBirth").flat())}`)
  return (text) => {
    const folded = fold(text.slice(0, 1000))
    if (pregnant.test(folded) && !notPregnantNow.test(folded)) return "pregnantWoman"
    if (careForOlderChild.test(folded) && !baby.test(folded)) return "olderChild"
    return otherMother.test(folded) && !herOwn.test(folded) ? "otherMother" : null
  }
}
