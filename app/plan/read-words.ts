import { wishTable } from "#content/wish-words/table.ts"
import { hasUnread, understoodOf, type WordsAboutFood } from "#domain/plan/understood-of.ts"
import { loadFullWishTable } from "./wish-table.ts"

export async function readWordsNow(words: WordsAboutFood) {
  return understoodOf(words, hasUnread(words, wishTable) ? await loadFullWishTable() : wishTable)
}
