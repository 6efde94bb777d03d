import file from "#content/models/plan.json"
import { questionWords } from "#content/plan-words/questions.ts"
import type { WishTable } from "#domain/food/wish.ts"
import { createKindModel } from "#domain/plan/questions/kind-model.ts"
import { kindTextOf } from "#domain/plan/questions/kind-text.ts"

/** Creates the reader that estimates which kinds of question about her plan a message may be. */
export function createKindReader(table: WishTable) {
  return createKindModel(file, kindTextOf(questionWords, table))
}
