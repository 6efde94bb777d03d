import type { FoodKey, PriceBand } from "../food.ts"
import type { cookingLevels } from "../onboarding.ts"
import type { Wish } from "../wish.ts"

/** Wishes are kept to without exception; the rest only weighs. */
export type Household = {
  wishes: readonly Wish[]
  likes: readonly FoodKey[]
  minutes?: number
  level?: (typeof cookingLevels)[number]
  priceBand?: PriceBand
  /** For how many she cooks (1–8). */
  people: number
  cooksOnFewDays?: boolean
}

export const noHousehold: Household = { wishes: [], likes: [], people: 1 }
