import { fetchFile } from "#app/fetch-file.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { withKnownFoods } from "#domain/known-foods.ts"
import { hasUnread, understoodOf, type WordsAboutFood } from "#domain/plan/understood-of.ts"

/** What her words mean, by the table of words that is fetched only with this; foods known only by name, where one is not read. */
export async function readWordsNow(words: WordsAboutFood) {
  if (!hasUnread(words, wishTable)) return understoodOf(words, wishTable)
  const { knownFoods } = await fetchFile(() => import("#content/known-foods/known-foods.ts"))
  return understoodOf(words, withKnownFoods(wishTable, knownFoods))
}
