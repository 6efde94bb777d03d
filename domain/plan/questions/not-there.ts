import type { FoodKey, Foods } from "../../food/food.ts"
import { understandWishes } from "../../food/understand-wishes.ts"
import type { WishTable } from "../../food/wish.ts"
import { patternsOf, type WordsByMeaning } from "../../understanding/phrases.ts"
import { fold } from "../../understanding/text.ts"

export type NotThereWords = WordsByMeaning<"opening" | "missing" | "usedUp" | "ending" | "that">

const wordsMax = 8

/** Recognises by the words of all languages which of the foods just offered she says she does not have. */
export function readerOfNotThere(words: NotThereWords) {
  const says = patternsOf(words)
  const opening = new RegExp(`^\\W*(?:${says.opening.source} )*`)
  const missing = new RegExp(`^${says.missing.source}\\W*`)
  const usedUp = new RegExp(`^${says.usedUp.source}\\W*`)
  const ending = new RegExp(`\\W*${says.ending.source}$`)
  const that = new RegExp(`^(?:${says.that.source})?$`)

  /** Returns undefined if she says something else. */
  return function notThereIn(
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
    while (ending.test(` ${thing}`)) thing = ` ${thing}`.replace(ending, "").trim()
    if (that.test(thing)) return pattern === missing ? [...offered] : undefined
    const named = understandWishes(thing, "preferredFoods", table).likes
    const meant = offered.filter((food) => [food, ...(foods[food]?.kin ?? [])].some((each) => named.includes(each)))
    return meant.length > 0 ? meant : undefined
  }
}
