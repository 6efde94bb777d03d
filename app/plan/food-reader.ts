import { wishTable } from "#content/wish-words/table.ts"
import { hasUnread, understandWords, type WordsAboutFood } from "#domain/plan/understand-words.ts"
import { isPeanutOpen, likedWords, understandWishes, type WishField } from "#domain/understand-wishes.ts"
import type { UnderstoodWishes, WishTable } from "#domain/wish.ts"

export function needsFullTable(words: WordsAboutFood) {
  return hasUnread(words, wishTable)
}

/** While a fuller table `isComing`, it calls no word unknown. */
export function foodReader(table: WishTable = wishTable, isComing = false) {
  const told = (understood: UnderstoodWishes) => (isComing ? { ...understood, unknown: [] } : understood)
  return {
    understand: (text: string, field: WishField) => told(understandWishes(text, field, table)),
    understandBoth: (words: WordsAboutFood) => told(understandWords(words, table)),
    likedWords: (text: string) => likedWords(text, table),
    isPeanutOpen: (text: string) => isPeanutOpen(text, table),
  }
}
