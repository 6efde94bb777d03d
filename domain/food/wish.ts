import * as z from "zod/mini"
import type { Appliance } from "./appliance.ts"
import { allergens, type FoodKey } from "./food.ts"

export const allergenWishes = [...allergens, "lactose"] as const
export type AllergenWish = (typeof allergenWishes)[number]

/** `vegetarian` leaves out meat and fish, `noMeat` leaves fish in. */
type WayOfEating = "vegan" | "vegetarian" | "noMeat" | "noRedMeat" | "noPork"

export type Wish = AllergenWish | WayOfEating | `food:${string}` | WeekWish | KitchenWish
/** A food that is not for this week. Never stored, and means neither its ingredients nor other forms of it. */
type WeekWish = `week:${string}`
/** An appliance that she lacks. Never stored, and leaves out no food. */
type KitchenWish = `lacks:${Appliance}`

export const generalWishes: readonly Wish[] = [
  ...allergenWishes,
  "vegan",
  "vegetarian",
  "noMeat",
  "noRedMeat",
  "noPork",
]

/** The food left out; undefined for another kind. */
export function foodOfWish(wish: Wish): FoodKey | undefined {
  return wish.startsWith("food:") ? wish.slice("food:".length) : undefined
}

export function weekWish(food: FoodKey): Wish {
  return `week:${food}`
}

/** Undefined for a wish that lasts. */
export function foodOfWeekWish(wish: Wish): FoodKey | undefined {
  return wish.startsWith("week:") ? wish.slice("week:".length) : undefined
}

export function kitchenWish(appliance: Appliance): Wish {
  return `lacks:${appliance}`
}

/** Undefined for a wish about food. */
export function applianceOfWish(wish: Wish): Appliance | undefined {
  return wish.startsWith("lacks:") ? (wish.slice("lacks:".length) as Appliance) : undefined
}

/** Wishes about what must not be in the food, beyond this week. */
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

/** Words separated by commas, food keys by spaces. */
export type WishWord = {
  words: string
  wishes?: readonly Wish[]
  foods?: string
  also?: string
  referrals?: readonly Referral[]
  always?: boolean
  /** Whether the word is read without its accent only in a list ("cará" is a yam, "cara" a face). */
  accented?: boolean
  /**
   * Words before which it does not mean the food, folded and separated by spaces: "soy vegana" is Spanish for "I am
   * vegan".
   */
  notBefore?: string
  unknown?: boolean
  inNoDish?: boolean
  whenIll?: readonly Wish[]
  against?: readonly Wish[]
  kin?: string
}

export const cues = [
  /** "I can eat": lets what follows directly stay. */
  "allow",
  /** The rest is not understood. */
  "allowOnly",
  /** After a group that is left out. */
  "except",
  /** "Yes" is none: it may answer what she is allergic to. */
  "assent",
  /** Leaves out all that follows in the sentence. */
  "not",
  /** "Without": leaves out what follows; after a comma only groups. */
  "without",
  "like",
  "allergy",
  "upset",
  "but",
  "doubt",
  "all",
  /** "Nothing", "no": `all` before "except", else `without`. */
  "nothing",
  "only",
  "eat",
  "link",
  "plain",
] as const
export type Cue = (typeof cues)[number]

export type WishTable = {
  words: readonly WishWord[]
  /** No misspelling of one is read. */
  known?: readonly WishWord[]
  cues: Readonly<Record<Cue, string>>
  /** Words one letter away from a food, separated by spaces. */
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
