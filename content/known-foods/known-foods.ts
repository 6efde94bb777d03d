import type { KnownFoods } from "#domain/food/known-foods.ts"
import { dairy } from "./dairy.ts"
import { dishes } from "./dishes.ts"
import { drinks } from "./drinks.ts"
import { fruits } from "./fruits.ts"
import { grains } from "./grains.ts"
import { meats } from "./meats.ts"
import { seafood } from "./seafood.ts"
import { seasonings } from "./seasonings.ts"
import { sweets } from "./sweets.ts"
import { vegetables } from "./vegetables.ts"

/** Foods and everyday dishes that occur in no recipe, so that the app recognises them when she writes them. */
export const knownFoods: readonly KnownFoods[] = [
  ...meats,
  ...seafood,
  ...dairy,
  ...fruits,
  ...vegetables,
  ...grains,
  ...seasonings,
  ...sweets,
  ...drinks,
  ...dishes,
]
