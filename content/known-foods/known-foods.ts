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

/** Foods and everyday dishes of which none of our dishes has any, so that one that she writes is known by name. */
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
