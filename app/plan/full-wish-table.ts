import { knownFoods } from "#content/known-foods/known-foods.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { withKnownFoods } from "#domain/food/known-foods.ts"

export const fullWishTable = withKnownFoods(wishTable, knownFoods)
