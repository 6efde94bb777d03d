import * as z from "zod/mini"
import type { Appliance } from "./appliance.ts"
import { allergens, type FoodKey } from "./food.ts"

export const allergenWishes = [...allergens, "lactose"] as const
export type AllergenWish = (typeof allergenWishes)[number]

/** `vegetarian` leaves out meat and fish; `noMeat` leaves out meat only. */
type WayOfEating = "vegan" | "vegetarian" | "noMeat" | "noRedMeat" | "noPork"

export type Wish = AllergenWish | WayOfEating | `food:${string}` | WeekWish | KitchenWish
/**
 * A food that she avoids only this week. The wish is never stored, and does not extend to ingredients or other forms of
 * the food.
 */
type WeekWish = `week:${string}`
/** An appliance that she lacks. The wish is never stored and leaves out no food. */
type KitchenWish = `lacks:${Appliance}`

export const generalWishes: readonly Wish[] = [
  ...allergenWishes,
  "vegan",
  "vegetarian",
  "noMeat",
  "noRedMeat",
  "noPork",
]

/** The food that a wish leaves out; undefined for other wishes. */
export function foodOfWish(wish: Wish): FoodKey | undefined {
  return wish.startsWith("food:") ? wish.slice("food:".length) : undefined
}

export function weekWish(food: FoodKey): Wish {
  return `week:${food}`
}

/** The food that a wish leaves out this week; undefined for lasting wishes. */
export function foodOfWeekWish(wish: Wish): FoodKey | undefined {
  return wish.startsWith("week:") ? wish.slice("week:".length) : undefined
}

export function kitchenWish(appliance: Appliance): Wish {
  return `lacks:${appliance}`
}

/** The appliance that a wish is about; undefined for a wish about food. */
export function applianceOfWish(wish: Wish): Appliance | undefined {
  return wish.startsWith("lacks:") ? (wish.slice("lacks:".length) as Appliance) : undefined
}

/** The wishes about food that hold beyond this week. */
export function lastingFoodWishes(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish) => foodOfWeekWish(wish) === undefined && applianceOfWish(wish) === undefined)
}

export const foodKeySchema = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,59}$/))
export const wishSchema = z.custom<Wish>((value) => {
  if (typeof value !== "string") return false
  const food = foodOfWish(value as Wish)
  return food === undefined ? generalWishes.includes(value as Wish) : foodKeySchema.safeParse(food).success
})

export type Referral =
  | "severe"
  | "severalAllergies"
  | "coeliac"
  | "pku"
  | "kidneyDisease"
  | "insulin"
  | "diabetes"
  | "highBloodPressure"
  | "warfarin"
  | "bariatricSurgery"
  | "eatingDisorder"
  | "g6pd"
  | "babyReacts"
  | "pregnantAgain"

/**
 * A word that a mother may write about food and what it means. Words in these strings are separated by commas, food
 * keys by spaces.
 */
export type WishWord = {
  words: string
  wishes?: readonly Wish[]
  foods?: string
  also?: string
  referrals?: readonly Referral[]
  always?: boolean
  /**
   * True if the word without its accent counts only in a list, because it has another meaning ("cará" is a yam, "cara"
   * a face).
   */
  accented?: boolean
  /**
   * Words before which this word does not mean the food: "soy vegana" is Spanish for "I am vegan". They are in lower
   * case, without accents, and separated by spaces.
   */
  notBefore?: string
  unknown?: boolean
  inNoDish?: boolean
  whenIll?: readonly Wish[]
  against?: readonly Wish[]
  kin?: string
}

export const cues = [
  /** "I can eat" allows the foods that follow directly. */
  "allow",
  /** "I can only eat" allows the foods that follow; whatever else it leaves out is not understood. */
  "allowOnly",
  /** "Except" allows foods from a group that is left out. */
  "except",
  /** "Is fine" allows the foods before it. A plain "yes" is not included, because it may confirm an allergy. */
  "assent",
  /** "Not" leaves out everything that follows in the sentence. */
  "not",
  /** "Without" leaves out what follows, but after a comma only groups of foods. */
  "without",
  "like",
  "allergy",
  "upset",
  "but",
  "doubt",
  "all",
  /** "Nothing" and "no" mean everything before "except", and otherwise "without". */
  "nothing",
  "only",
  "eat",
  "link",
  "plain",
] as const
export type Cue = (typeof cues)[number]

export type WishTable = {
  words: readonly WishWord[]
  /** Words of known foods, which must be spelled correctly to count. */
  known?: readonly WishWord[]
  cues: Readonly<Record<Cue, string>>
  /** Words that are one letter away from a food, separated by spaces; they are not read as misspellings of it. */
  lookalikes: string
  members: Readonly<Partial<Record<Wish, string>>>
}

export type InNoDish = { word: string; against: Wish[] }

export type UnderstoodWishes = {
  wishes: Wish[]
  likes: string[]
  referrals: Referral[]
  unknown: string[]
  inNoDish: InNoDish[]
}
