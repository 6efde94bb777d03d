import { knownFoods } from "#content/known-foods/known-foods.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { withKnownFoods } from "#domain/known-foods.ts"

/** The words by which wishes are understood, with the foods that are known only by name. */
export const fullWishTable = withKnownFoods(wishTable, knownFoods)
