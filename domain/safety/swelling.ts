import { baby } from "./baby-age.ts"
import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

/** Now: signs of anaphylaxis (World Allergy Organization, 2020). */
const closing =
  /\b(?:garganta|throat|glote|glottis)\b.{0,24}\b(?:fechando|se fechando|fechou|closing(?: up)?|closed up|cerrando|cerro|tapando)\b|\b(?:fechando|closing|cerrando)\b.{0,24}\b(?:garganta|throat|glote)\b/
const swelling =
  /\b(?:lingua|tongue|lengua|labios?|lips?)\b.{0,24}\b(?:inchando|inchou|incharam|swelling|swelled|hinchando|hincho|hincharon)\b/
const swellingFirst =
  /\b(?:inchando|inchou|inchad[oa]s?|swelling|swollen|hincha|hinchando|hincho|hincharon|hinchad[oa]s?)\b.{0,12}\b(?:lingua|tongue|lengua|labios?|lips?)\b/
const hers =
  /\b(?:my|minhas?|meus?|mis?) (?!bab|son|daughter)(?:\w+ )?(?:lingua|tongue|lengua|labios?|lips?|garganta|throat)\b|\b(?:me|im|estou|estoy)\b/
const notNow =
  /\b(?:quando eu era|used to|years ago|anos atras|hace anos|when i was|de pequena|cuando era|nao esta|isnt|no esta)\b/

/** An allergic reaction that closes the airway. */
export function swellingIn({ text }: Reading): Concern | null {
  if (notNow.test(text)) return null
  if (![closing, swelling, swellingFirst].some((one) => one.test(text))) return null
  return concernOf(baby.test(text) && !hers.test(text) ? "baby-allergy" : "mother-allergy")
}
