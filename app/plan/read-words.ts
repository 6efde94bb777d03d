import { wishTable } from "#content/wish-words/table.ts"
import { understoodOf, type WordsAboutFood } from "#domain/plan/understood-of.ts"

/** What her words mean, by the table of words that is fetched only with this. */
export function readWordsNow(words: WordsAboutFood) {
  return understoodOf(words, wishTable)
}
