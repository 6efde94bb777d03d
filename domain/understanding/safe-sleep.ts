import type { FaqEntry } from "../chat/faq-match.ts"
import { patternsOf, type WordsByMeaning, wordSetOf } from "./phrases.ts"
import { fold, tokensIn } from "./text.ts"

const wordsMax = 30

export type SafeSleepWords = WordsByMeaning<
  | "named"
  | "death"
  | "asking"
  | "grave"
  | "baby"
  | "third"
  | "herself"
  | "operated"
  | "sleep"
  | "atNight"
  | "position"
  | "besideHer"
  | "seat"
  | "dozing"
  | "holding"
  | "onBaby"
  | "carried"
  | "allowed"
  | "room"
  | "swaddling"
  | "turning"
  | "temperature"
  | "howAndWhere"
  | "cot"
  | "inCot"
  | "plain"
>

/** Recognises by the words of all languages a question about how a baby sleeps safely. */
export function readerOfSafeSleep({ plain, ...words }: SafeSleepWords) {
  const says = patternsOf(words)
  const plainWords = wordSetOf(plain)
  const { cot, inCot } = says
  const thingsInCot = new RegExp(`${cot.source}.{0,30}${inCot.source}|${inCot.source}.{0,30}${cot.source}`)
  const alone = [thingsInCot, says.room, says.swaddling, says.temperature, says.howAndWhere, says.named]

  /** Questions about how long or how badly a baby sleeps, or about her own sleep, do not count. */
  function asksAboutSafeSleep(text: string): boolean {
    const folded = fold(text.slice(0, 1000))
    const words = tokensIn(folded).length
    const has = (pattern: RegExp) => pattern.test(folded)
    if (words > wordsMax || has(says.grave)) return false
    if (alone.some(has) || (has(says.death) && (has(says.asking) || text.includes("?")))) return true
    if (has(says.seat) && has(says.dozing) && (has(says.baby) || has(says.holding))) return true
    if (has(says.turning) && !has(says.herself) && (has(says.sleep) || has(says.atNight) || has(cot))) return true
    if (!has(says.sleep)) return false
    const isOfBaby = has(says.baby) || (has(says.third) && !has(says.herself))
    if (!isOfBaby) return false
    if (has(says.position) && !has(says.operated)) return true
    return has(says.besideHer) || has(says.onBaby) || (has(says.carried) && has(says.allowed))
  }

  /** True if the message asks about safe sleep and says nothing else. */
  const asksOnlyAboutSafeSleep = (text: string) =>
    asksAboutSafeSleep(text) && tokensIn(fold(text)).every((word) => plainWords.has(word))

  return { asksAboutSafeSleep, asksOnlyAboutSafeSleep }
}

const sections = ["where", "in-your-bed", "dozing-off"]

/** True if an entry itself says how a baby sleeps safely; other entries do not. */
export function answersSafeSleep({ guide, section }: Pick<FaqEntry, "guide" | "section">): boolean {
  return guide === "baby-sleep" && sections.includes(section ?? "")
}
