import { wishTable } from "#content/wish-words/table.ts"
import { hasUnread, understoodOf, type WordsAboutFood } from "#domain/plan/understood-of.ts"
import { loadFullWishTable } from "./wish-table.ts"

/** What her words mean, by the table of words that is fetched only with this; foods known only by name, where one is not read. */
export async function readWordsNow(words: WordsAboutFood) {
  return understoodOf(words, hasUnread(words, wishTable) ? await loadFullWishTable() : wishTable)
}
