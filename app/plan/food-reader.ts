import { wishTable } from "#content/wish-words/table.ts"
import { hasUnread, understoodOf, type WordsAboutFood } from "#domain/plan/understood-of.ts"
import { isPeanutOpen, likedWords, understandWishes, type WishField } from "#domain/understand-wishes.ts"
import type { UnderstoodWishes, WishTable } from "#domain/wish.ts"

/** Whether a word of hers needs the foods that are known only by name. */
export function needsFullTable(words: WordsAboutFood) {
  return hasUnread(words, wishTable)
}

/** What reads her words about food as she types them; as long as `isComing` a fuller table, it calls no word unknown. */
export function foodReader(table: WishTable = wishTable, isComing = false) {
  const told = (understood: UnderstoodWishes) => (isComing ? { ...understood, unknown: [] } : understood)
  return {
    understand: (text: string, field: WishField) => told(understandWishes(text, field, table)),
    understandBoth: (words: WordsAboutFood) => told(understoodOf(words, table)),
    likedWords: (text: string) => likedWords(text, table),
    isPeanutOpen: (text: string) => isPeanutOpen(text, table),
  }
}
