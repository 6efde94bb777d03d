import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type AtHerEndWords = WordsByMeaning<"whole">

/**
 * Recognises a message that says only "I can't go on" or the like. It calls for at least the gentle question, because
 * a model cannot judge so few words.
 */
export function readerOfHerEnd(words: AtHerEndWords) {
  const nothingElse = new RegExp(`^[^a-z0-9]*${patternsOf(words).whole.source}[^a-z0-9]*$`)
  return function concernAtHerEnd({ text }: Reading): Concern | null {
    return nothingElse.test(text) ? { ...concernOf("mother-thoughts"), level: "check" } : null
  }
}
