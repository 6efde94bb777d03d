import { amountIn, bandOf } from "../answer-budget.ts"
import { minutesIn } from "../answer-minutes.ts"
import { foldAnswer } from "../answer-numbers.ts"
import type { FoodKey, PriceBand } from "../food.ts"
import type { HouseholdFields } from "../household.ts"
import type { cookingLevels, Onboarding } from "../onboarding.ts"
import type { Timestamped } from "../timestamped.ts"
import { kitchenWish, type UnderstoodWishes, type Wish } from "../wish.ts"

/** Wishes are kept to without exception; the rest only weighs. */
export type Household = {
  wishes: readonly Wish[]
  likes: readonly FoodKey[]
  minutes?: number
  level?: (typeof cookingLevels)[number]
  priceBand?: PriceBand
  /** She cooks for 1–8. */
  people: number
  cooksOnFewDays?: boolean
}

export const noHousehold: Household = { wishes: [], likes: [], people: 1 }

type Told = Timestamped<Onboarding> | undefined
type Settled = Timestamped<HouseholdFields> | undefined

export const nothingUnderstood: UnderstoodWishes = { wishes: [], likes: [], referrals: [], unknown: [], inNoDish: [] }

/** What she took out stays out until she writes about it anew. */
export function householdOf(told: Told, settled: Settled, understood: UnderstoodWishes): Household {
  const { without = [], likes = [], people = 1, minutes, priceBand, cooksOnFewDays, lacks = [] } = settled?.values ?? {}
  const notMeant = isLaterThanHerWords(told, settled) ? (settled?.values.notMeant ?? []) : []
  const leftOut = [...understood.wishes.filter((wish) => !notMeant.includes(wish)), ...without]
  const wishes = new Set([...leftOut, ...lacks.map(kitchenWish)])
  const level = told?.values.cookingLevel ?? undefined
  const mostMinutes = minutes ?? minutesIn(foldAnswer(told?.values.timeAvailable ?? ""))
  const price = priceBand ?? bandOf(amountIn(foldAnswer(told?.values.weeklyBudget ?? "")))
  return {
    wishes: [...wishes],
    likes: [...new Set([...understood.likes, ...likes])].filter((food) => !wishes.has(`food:${food}`)),
    people,
    ...(mostMinutes !== undefined && { minutes: mostMinutes }),
    ...(price !== undefined && { priceBand: price }),
    ...(level && { level }),
    ...(cooksOnFewDays && { cooksOnFewDays }),
  }
}

function isLaterThanHerWords(told: Told, settled: Settled): boolean {
  const settledAt = settled?.changedAt.notMeant ?? ""
  return settledAt >= (told?.changedAt.restrictions ?? "") && settledAt >= (told?.changedAt.preferredFoods ?? "")
}
