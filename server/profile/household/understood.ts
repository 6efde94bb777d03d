import { knownFoods } from "#content/known-foods/known-foods.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { withKnownFoods } from "#domain/food/known-foods.ts"
import type { UnderstoodWishes } from "#domain/food/wish.ts"
import { understandWords, type WordsAboutFood } from "#domain/plan/understand-words.ts"

/** Parsing one text takes as long as twenty small requests, so results are cached. */
const rememberedMost = 500

const table = withKnownFoods(wishTable, knownFoods)
const remembered = new Map<string, UnderstoodWishes>()

/** Parses what a user wrote about food, or returns the cached result. */
export function understoodWords(words: WordsAboutFood | undefined): UnderstoodWishes {
  const key = JSON.stringify([words?.restrictions ?? "", words?.preferredFoods ?? ""])
  const understood = remembered.get(key) ?? understandWords(words, table)
  // Moving an entry to the end keeps those used last when the cache is full.
  remembered.delete(key)
  remembered.set(key, understood)
  const [oldest] = remembered.keys()
  if (remembered.size > rememberedMost && oldest !== undefined) remembered.delete(oldest)
  return understood
}
