import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type DeathWishWords = WordsByMeaning<
  | "wish"
  | "act"
  | "notToLive"
  | "betterWithoutMe"
  | "toDisappear"
  | "denied"
  | "afterDenial"
  | "jest"
  | "felt"
  | "bodily"
>

/**
 * Numbers of characters: `denied` before a wish, where a denial counts; `jest` after it, where signs of a joke count.
 */
const reach = { denied: 40, jest: 25 }
const laughing = /😂|🤣/

/**
 * Recognises an explicit wish to die or to disappear. A denial or a joke lowers it to a gentle question; "I feel like
 * I'm dying" with a fever is no such wish.
 */
export function readerOfDeathWish(words: DeathWishWords) {
  const { denied, afterDenial, jest, felt, bodily, ...says } = patternsOf(words)
  const wishes = [says.wish, says.act, says.notToLive, says.betterWithoutMe, says.toDisappear]
  const deniedBefore = new RegExp(`${denied.source} (?:${afterDenial.source} ){0,4}$`)
  const everyFelt = new RegExp(felt, "g")

  return function deathWishIn(reading: Reading): Concern | null {
    const text = bodily.test(reading.text) ? reading.text.replace(everyFelt, "") : reading.text
    for (const wish of wishes) {
      const match = wish.exec(text)
      if (!match) continue
      const before = text.slice(Math.max(0, match.index - reach.denied), match.index)
      const after = text.slice(match.index, match.index + match[0].length + reach.jest)
      const isMeant = !deniedBefore.test(before) && !jest.test(after) && !laughing.test(after)
      return { ...concernOf("mother-thoughts"), level: isMeant ? "urgent" : "check" }
    }
    return null
  }
}
