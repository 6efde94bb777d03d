import { signsAt } from "../care/sign.ts"
import { signById } from "../care/signs/table.ts"
import { baby, babysAgeDays } from "./baby-age.ts"
import type { Concern } from "./concern.ts"
import { around, type Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

const reach = 60
const signs = [signById("baby-black-stool"), signById("baby-black-stool-late")]
const stool = /\b(?:coco|fezes|poo?|poo?p|stoo?ls?|caca|popo|heces|deposiciones)\b/
const black = /\b(?:pret[oa]s?|negr[oa]s?|black|tarry)\b/
const iron =
  /(?<!\b(?:no|not on|isnt on|without|sem|sin|nao toma|no toma) )\b(?:iron|ferro|hierro|blueberr\w*|mirtilo\w*|arandanos?)\b/
const meconium =
  /\b(?:meconi\w+|primeir[oa]s? (?:coco|dia|fralda)s?|first (?:poo?|poo?p|day|days|nappy|diaper)|primer[oa]?s? (?:caca|dia|panal)\w*)\b/
const isHers = /\b(?:my (?:poo?|poo?p|stoo?l)|meu coco|minhas fezes|mi caca|mis heces)\b/
const denied = /\b(?:nao|no|not|never|nunca|isnt|arent)\b/
const ill =
  /(?<!\b(?:nao esta|not|isnt|no esta) )\b(?:palid[oa]|pale|grey|gray|mole|molinh[oa]|sonolent[oa]|slee?py|drowsy|floppy|limp|floj[oa]|flojit[oa]|decaid[oa]|adormilad[oa]|vomit\w*)\b/

/** Black as tar after the first days, where her words give the baby's age: before, and without an age, it is usual. */
export function blackStoolIn(reading: Reading): Concern | null {
  const { text } = reading
  const place = black.exec(text)
  if (!place) return null
  const near = around(reading, { at: place.index, end: place.index + place[0].length }, reach)
  if (!stool.test(near) || [iron, meconium, isHers].some((words) => words.test(text))) return null
  if (denied.test(text.slice(Math.max(0, place.index - 12), place.index))) return null
  if (ill.test(near) && (baby.test(text) || babysAgeDays(reading) !== null)) return concernOf("baby-black-stool-ill")
  const days = babysAgeDays(reading)
  const sign = days === null ? undefined : signsAt(signs, days)[0]
  return sign ? concernOf(sign.id) : null
}
