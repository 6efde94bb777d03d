import { wishTable } from "#content/wish-words/table.ts"
import { hasUnread, understandWords, type WordsAboutFood } from "#domain/plan/understand-words.ts"
import { loadFullWishTable } from "./wish-table.ts"

export async function readWordsNow(words: WordsAboutFood) {
  return understandWords(words, hasUnread(words, wishTable) ? await loadFullWishTable() : wishTable)
}
