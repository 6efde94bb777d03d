import type { FoodKey, Foods } from "../../food/food.ts"
import { understandWishes } from "../../food/understand-wishes.ts"
import type { WishTable } from "../../food/wish.ts"
import { fold } from "../../understanding/text.ts"

const opening =
  /^\W*(?:(?:ah|ai|ay|oh|hm+|mas|e|eu|infelizmente|disso|desse|dessa|isso|esse|essa|but|sorry|and|i|we|unfortunately|pero|y|yo|lo siento|de eso|eso|ese|esa|aqui|here) )*/
const missing =
  /^(?:nao (?:tenho|temos|tem|ha)|nem tenho|sem|(?:tambem|isso) nao(?: tenho)?|dont have|do not have|havent got|have not got|have no|have none|none|got no|theres no|there is no|there are no|theres none|no (?:lo |la |los |las )?(?:hay|tengo|tenemos|queda[n]?)|no (?:me|nos) queda[n]?|tampoco(?: tengo| hay)?)\b\W*/
const behind =
  /\W*\b(?:em casa|aqui|agora|hoje|mais|at home|here|now|today|any ?more|left|either|en casa|aca|ahora|hoy|mas|tambem|tambien|tampoco|nao|too)$/
/** Of a food that is named: by itself it may be said of anything. */
const usedUp = /^(?:acabou|acabaram|(?:were |im |ran )?out of|se (?:me |nos )?(?:acabo|acabaron|termino))\b\W*/
/** It names no food: what was offered is meant. */
const that =
  /^(?:isso|isto|nada disso|disso|esse|essa|nenhum|nenhuma|ela|ele|it|that|this|them|those|these|any|any of (?:it|that|them)|one|none|eso|esto|nada de eso|de eso|ninguno|ninguna|ese|esa|la|lo)?$/
const wordsMax = 8

/** Of the foods that were just offered those that she says she does not have; undefined where she says something else. */
export function notThereIn(
  text: string,
  offered: readonly FoodKey[],
  foods: Foods,
  table: WishTable,
): FoodKey[] | undefined {
  const plain = fold(text.slice(0, 200)).trim()
  if (plain.split(/\s+/).length > wordsMax) return undefined
  const said = plain.replace(opening, "")
  const pattern = [missing, usedUp].find((each) => each.test(said))
  if (!pattern) return undefined
  let thing = said.replace(pattern, "").replace(/\W+$/, "")
  while (behind.test(` ${thing}`)) thing = ` ${thing}`.replace(behind, "").trim()
  if (that.test(thing)) return pattern === missing ? [...offered] : undefined
  const named = understandWishes(thing, "preferredFoods", table).likes
  const meant = offered.filter((food) => [food, ...(foods[food]?.kin ?? [])].some((each) => named.includes(each)))
  return meant.length > 0 ? meant : undefined
}
