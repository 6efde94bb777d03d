import { amountIn, bandOf } from "../answer-budget.ts"
import { minutesIn } from "../answer-minutes.ts"
import { foldAnswer } from "../answer-numbers.ts"
import type { HouseholdFields } from "../household.ts"
import type { Onboarding } from "../onboarding.ts"
import type { Timestamped } from "../timestamped.ts"
import { understandWishes } from "../understand-wishes.ts"
import type { UnderstoodWishes, Wish, WishTable } from "../wish.ts"
import type { Household } from "./household.ts"

type Told = Timestamped<Onboarding> | undefined
type Settled = Timestamped<HouseholdFields> | undefined

/** What is understood of her own words about food: both fields together. */
export function understoodOf(told: Told, table: WishTable): UnderstoodWishes {
  const restrictions = understandWishes(told?.values.restrictions ?? "", "restrictions", table)
  const preferences = understandWishes(told?.values.preferredFoods ?? "", "preferredFoods", table)
  const both = <Item>(pick: (it: UnderstoodWishes) => readonly Item[]) => [
    ...new Set([...pick(restrictions), ...pick(preferences)]),
  ]
  return {
    wishes: both((it) => it.wishes),
    likes: both((it) => it.likes),
    referrals: both((it) => it.referrals),
    unknown: both((it) => it.unknown),
  }
}

/**
 * Her household: what her words say, and what she settled. What she took out of what was understood stays out until she
 * writes about it anew; everything else that was understood counts, confirmed or not.
 */
export function householdOf(told: Told, settled: Settled, table: WishTable): Household {
  const understood = understoodOf(told, table)
  const { without = [], likes = [], people = 1, minutes, priceBand } = settled?.values ?? {}
  const notMeant = isLaterThanHerWords(told, settled) ? (settled?.values.notMeant ?? []) : []
  const wishes = [...new Set([...understood.wishes.filter((wish) => !notMeant.includes(wish)), ...without])]
  const level = told?.values.cookingLevel ?? undefined
  const mostMinutes = minutes ?? minutesIn(foldAnswer(told?.values.timeAvailable ?? ""))
  const price = priceBand ?? bandOf(amountIn(foldAnswer(told?.values.weeklyBudget ?? "")))
  return {
    wishes,
    likes: [...new Set([...understood.likes, ...likes])].filter((food) => !wishes.includes(`food:${food}` as Wish)),
    people,
    ...(mostMinutes !== undefined && { minutes: mostMinutes }),
    ...(price !== undefined && { priceBand: price }),
    ...(level && { level }),
  }
}

function isLaterThanHerWords(told: Told, settled: Settled): boolean {
  const settledAt = settled?.changedAt.notMeant ?? ""
  return settledAt >= (told?.changedAt.restrictions ?? "") && settledAt >= (told?.changedAt.preferredFoods ?? "")
}
