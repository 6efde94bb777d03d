import type { FoodKey, PriceBand } from "../food/food.ts"
import { kitchenWish, type UnderstoodWishes, type Wish } from "../food/wish.ts"
import { amountIn, bandOf } from "../profile/answer-budget.ts"
import { minutesIn } from "../profile/answer-minutes.ts"
import { foldAnswer } from "../profile/answer-numbers.ts"
import type { HouseholdFields } from "../profile/household.ts"
import type { cookingLevels, Onboarding } from "../profile/onboarding.ts"
import type { Timestamped } from "../timestamped.ts"

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
  /** Nobody has asked her yet what harms her. */
  isUntold?: boolean
}

export const noHousehold: Household = { wishes: [], likes: [], people: 1 }

type Told = Timestamped<Onboarding> | undefined
type Settled = Timestamped<HouseholdFields> | undefined

export const nothingUnderstood: UnderstoodWishes = { wishes: [], likes: [], referrals: [], unknown: [], inNoDish: [] }

/** Joins her words and what she settled: a wish that she took out stays out until she writes about it anew. */
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
    ...(!hasToldOfFood(told, settled) && { isUntold: true }),
  }
}

/** Whether she has been asked what she leaves out. */
export function hasToldOfFood(told: Told, settled: Settled): boolean {
  const hasWritten = Boolean(told?.values.restrictions) || told?.changedAt.restrictions !== undefined
  return hasWritten || settled?.values.without !== undefined
}

/** What most reactions come from: until she has told, nothing with them is offered beside the plan's own dishes. */
const usualAllergens: readonly Wish[] = [
  "milk",
  "egg",
  "peanut",
  "treeNuts",
  "gluten",
  "soy",
  "fish",
  "crustacean",
  "mollusc",
  "sesame",
]

/** The wishes by which foods are offered to her; the plan's own dishes follow her wishes alone. */
export function wishesOfOffers({ wishes, isUntold }: Pick<Household, "wishes" | "isUntold">): readonly Wish[] {
  if (!isUntold) return wishes
  const all = untold.get(wishes) ?? [...new Set([...wishes, ...usualAllergens])]
  untold.set(wishes, all)
  return all
}

const untold = new WeakMap<readonly Wish[], readonly Wish[]>()

function isLaterThanHerWords(told: Told, settled: Settled): boolean {
  const settledAt = settled?.changedAt.notMeant ?? ""
  return settledAt >= (told?.changedAt.restrictions ?? "") && settledAt >= (told?.changedAt.preferredFoods ?? "")
}
