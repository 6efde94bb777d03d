import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

const sayings = [
  "(?:eu )?(?:ja |simplesmente |realmente )?(?:nao|n|num|naum) (?:aguento|guento|(?:es)?to(?:u)? aguentando|consigo|suporto) mais(?: (?:isso|assim|nada))?",
  "i (?:just |really |honestly |simply )?(?:cant|cannot|can not) (?:do|take|handle|bear|cope with) (?:this|it)(?: any ?more| any longer)?",
  "(?:yo )?(?:ya |simplemente |de verdad )?no (?:puedo|aguanto|doy|soporto)(?: con esto)? mas(?: (?:con esto|asi|esto))?",
].join("|")
const nothingElse = new RegExp(`^[^a-z0-9]*(?:${sayings})[^a-z0-9]*$`)

/** She cannot go on, not said of what: she is asked, whatever a model makes of so few words. */
export function concernAtHerEnd({ text }: Reading): Concern | null {
  return nothingElse.test(text) ? { ...concernOf("mother-thoughts"), level: "check" } : null
}
