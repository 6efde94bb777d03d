import type { FoodKey, PriceBand } from "../food.ts"
import type { cookingLevels } from "../onboarding.ts"
import type { Wish } from "../wish.ts"

/** For whom a week is planned. Wishes are kept to without exception; the rest only weighs. */
export type Household = {
  wishes: readonly Wish[]
  likes: readonly FoodKey[]
  /** The most minutes that she has for one meal; undefined while she has not said. */
  minutes?: number
  level?: (typeof cookingLevels)[number]
  priceBand?: PriceBand
  /** For how many she cooks (1–8). */
  people: number
  /** She wishes to cook on few days of the week. */
  cooksOnFewDays?: boolean
}

/** Who has told nothing yet. */
export const noHousehold: Household = { wishes: [], likes: [], people: 1 }
