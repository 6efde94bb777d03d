import { knownFoods } from "#content/known-foods/known-foods.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { withKnownFoods } from "#domain/food/known-foods.ts"
import type { UnderstoodWishes } from "#domain/food/wish.ts"
import { understandWords, type WordsAboutFood } from "#domain/plan/understand-words.ts"

/** Reading one costs twenty small requests. */
const rememberedMost = 500

const table = withKnownFoods(wishTable, knownFoods)
const remembered = new Map<string, UnderstoodWishes>()

/** Reads the same words once. */
export function understoodWords(words: WordsAboutFood | undefined): UnderstoodWishes {
  const key = JSON.stringify([words?.restrictions ?? "", words?.preferredFoods ?? ""])
  const understood = remembered.get(key) ?? understandWords(words, table)
  // The ones used last stay.
  remembered.delete(key)
  remembered.set(key, understood)
  const [oldest] = remembered.keys()
  if (remembered.size > rememberedMost && oldest !== undefined) remembered.delete(oldest)
  return understood
}
