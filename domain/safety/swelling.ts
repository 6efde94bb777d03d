import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

/** Now: signs of anaphylaxis (World Allergy Organization, 2020). */
const closing =
  /\b(?:garganta|throat|glote|glottis)\b.{0,24}\b(?:fechando|se fechando|fechou|closing(?: up)?|closed up|cerrando|cerro|tapando)\b|\b(?:fechando|closing|cerrando)\b.{0,24}\b(?:garganta|throat|glote)\b/
const swelling =
  /\b(?:lingua|tongue|lengua|labios?|lips?)\b.{0,24}\b(?:inchando|inchou|incharam|swelling|swelled|hinchando|hincho|hincharon)\b/
const notNow =
  /\b(?:quando eu era|used to|years ago|anos atras|hace anos|when i was|de pequena|cuando era|nao esta|isnt|no esta)\b/

/** An allergic reaction that closes the airway. */
export function swellingIn({ text }: Reading): Concern | null {
  if (notNow.test(text)) return null
  return closing.test(text) || swelling.test(text) ? concernOf("mother-allergy") : null
}
