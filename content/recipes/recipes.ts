import type { Recipe } from "#domain/recipe.ts"
import { dayOne } from "./day-1.ts"
import { dayTwo } from "./day-2.ts"
import { dayThree } from "./day-3.ts"
import { dayFour } from "./day-4.ts"
import { dayFive } from "./day-5.ts"
import { daySix } from "./day-6.ts"
import { daySeven } from "./day-7.ts"

/** Seven days of breakfast, lunch and dinner, in the order of their ids. */
export const recipes: readonly Recipe[] = [
  ...dayOne,
  ...dayTwo,
  ...dayThree,
  ...dayFour,
  ...dayFive,
  ...daySix,
  ...daySeven,
]
