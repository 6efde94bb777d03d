import { foods } from "#content/foods.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { excludes } from "#domain/food/exclusions.ts"
import { isPeanutOpen, likedWords, understandWishes, type WishField } from "#domain/food/understand-wishes.ts"
import type { UnderstoodWishes, Wish, WishTable } from "#domain/food/wish.ts"
import { hasUnread, understandWords, type WordsAboutFood } from "#domain/plan/understand-words.ts"

const understand = remembered(understandWishes)
const likedIn = remembered((text: string, table: WishTable) => likedWords(text, table, understand))
const isOpenIn = remembered((text: string, table: WishTable) => isPeanutOpen(text, table, understand))

export function needsFullTable(words: WordsAboutFood) {
  return hasUnread(words, wishTable, understand)
}

/** While a fuller table is still loading (`isComing`), no word is reported as unknown. */
export function foodReader(table: WishTable = wishTable, isComing = false) {
  const told = (understood: UnderstoodWishes) => (isComing ? { ...understood, unknown: [] } : understood)
  return {
    understand: (text: string, field: WishField) => told(understand(text, field, table)),
    understandBoth: (words: WordsAboutFood) => told(understandWords(words, table, understand)),
    likedWords: (text: string) => likedIn(text, table),
    isPeanutOpen: (text: string) => isOpenIn(text, table),
    isLeftOut: (wishes: readonly Wish[]) => (food: string) => wishes.some((wish) => excludes(wish, food, foods)),
  }
}

/** There are two fields, each read with two tables, with and without the phrases that she tapped. */
const mostRemembered = 8

/** The result is memoized, because each keystroke reads the same texts several times. */
function remembered<Args extends readonly unknown[], Read>(read: (...args: Args) => Read): (...args: Args) => Read {
  const known: { args: Args; value: Read }[] = []
  return (...args) => {
    const found = known.find((each) => each.args.every((arg, at) => arg === args[at]))
    if (found) return found.value
    const value = read(...args)
    known.unshift({ args, value })
    known.splice(mostRemembered)
    return value
  }
}
