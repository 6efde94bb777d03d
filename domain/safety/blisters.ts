import { signsAt } from "../care/sign.ts"
import { signById } from "../care/signs/table.ts"
import { baby, babysAgeDays } from "./baby-age.ts"
import type { Concern } from "./concern.ts"
import { around, type Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

const reach = 30
const sign = signById("baby-blisters")
const blisters =
  /\b(?:blister(?:s|ed|ing)?|water blisters?|fluid[ -]filled (?:spots|bumps|blisters)|bolh(?:a|as|inha|inhas)|vesiculas|ampoll(?:as|itas|ita)|una ampolla|vejig(?:as|uitas))\b/
const others =
  /\b(?:milk blister|leite|leche|suck\w*|succao|succion|nipples?|mamilos?|pezon(?:es)?|peito|pecho|breasts?|(?:on|in) my|n[oa]s? (?:meus?|minhas?)|en mis?|packs?|empty|vazi\w*|vaci\w*|blister de|vitamin\w*|shoes?|sapato\w*|zapato\w*|soap|sabao|sabonete|jabon|banho|bath|bano|spit|saliva|cuspe|baba|urin\w*|bladder|champagne|gas|plastico|papel|wrap)\b/
const denied = /\b(?:nao|no|not|sem|sin|without|never|nunca|arent|isnt|doesnt|had|tinha|tenia|teve|tuvo)\b/

/** An unknown age counts as the youngest; a denial lowers it to a gentle question. */
export function blistersIn(reading: Reading): Concern | null {
  const { text } = reading
  const match = blisters.exec(text)
  if (!match || !baby.test(text)) return null
  if (others.test(around(reading, { at: match.index, end: match.index + match[0].length }, reach))) return null
  const days = babysAgeDays(reading) ?? 0
  if (signsAt([sign], days).length === 0) return null
  const concern = concernOf(sign.id)
  return denied.test(text.slice(Math.max(0, match.index - 25), match.index)) ? { ...concern, level: "check" } : concern
}

const fedSign = signById("baby-fed-blisters")
const ofHerpes = /\b(?:herpes|cold sores?|blisters|bolhas|bolhinhas|vesiculas|ampoll(?:as|itas))\b/
const herBreast = /\b(?:peitos?|seios?|mamilos?|areola|breasts?|nipples?|boobs?|pechos?|senos?|pezon(?:es)?|teta)\b/
const hasFed =
  /\b(?:mamou|mamaram|dei de mamar|dei o peito|amamentei|fed|nursed|drank|has been feeding|mamo|le di (?:el )?(?:pecho|de mamar)|tomo (?:pecho|de ese|del))\b/

/** Who has fed where she has blisters or sores, in the weeks in which herpes is gravest. */
export function fedAtBlistersIn(reading: Reading): Concern | null {
  const { text } = reading
  if (![ofHerpes, herBreast, hasFed].every((words) => words.test(text))) return null
  if (signsAt([fedSign], babysAgeDays(reading) ?? 0).length === 0) return null
  return /\b(?:milk blister|bolha\w* de leite|ampolla\w* de leche)\b/.test(text) ? null : concernOf(fedSign.id)
}
