import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type AtHerEndWords = WordsByMeaning<"whole">

/** Reads that she cannot go on, not said of what: she is asked, whatever a model makes of so few words. */
export function readerOfHerEnd(words: AtHerEndWords) {
  const nothingElse = new RegExp(`^[^a-z0-9]*${patternsOf(words).whole.source}[^a-z0-9]*$`)
  return function concernAtHerEnd({ text }: Reading): Concern | null {
    return nothingElse.test(text) ? { ...concernOf("mother-thoughts"), level: "check" } : null
  }
}
