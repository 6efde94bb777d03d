import type { FoodKey, PriceBand } from "../food/food.ts"
import { kitchenWish, type UnderstoodWishes, type Wish } from "../food/wish.ts"
import { amountIn, bandOf } from "../profile/answer-budget.ts"
import { minutesIn } from "../profile/answer-minutes.ts"
import { foldAnswer } from "../profile/answer-numbers.ts"
import type { HouseholdFields } from "../profile/household.ts"
import type { cookingLevels, Onboarding } from "../profile/onboarding.ts"
import type { Timestamped } from "../timestamped.ts"

/** Wishes are always obeyed; everything else only influences the choice of dishes. */
export type Household = {
  wishes: readonly Wish[]
  likes: readonly FoodKey[]
  minutes?: number
  level?: (typeof cookingLevels)[number]
  priceBand?: PriceBand
  /** The number of people that she cooks for, 1–8. */
  people: number
  cooksOnFewDays?: boolean
  /** True until she has been asked what she must avoid. */
  isUntold?: boolean
}

export const noHousehold: Household = { wishes: [], likes: [], people: 1 }

type Told = Timestamped<Onboarding> | undefined
type Settled = Timestamped<HouseholdFields> | undefined

export const nothingUnderstood: UnderstoodWishes = { wishes: [], likes: [], referrals: [], unknown: [], inNoDish: [] }

/**
 * Joins her own words, as understood, with what she has selected. A wish that she marked as not meant stays out until
 * she changes her words.
 */
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

/** True if she has been asked what she leaves out. */
export function hasToldOfFood(told: Told, settled: Settled): boolean {
  const hasWritten = Boolean(told?.values.restrictions) || told?.changedAt.restrictions !== undefined
  return hasWritten || settled?.values.without !== undefined
}

/**
 * Most allergic reactions are caused by these foods. Nothing that contains one is offered beside the plan's own dishes
 * until she has said what she must avoid.
 */
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

/**
 * The wishes that offered foods must respect. Until she has said what she must avoid, they include the usual allergens;
 * the plan's own dishes respect only her wishes.
 */
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
