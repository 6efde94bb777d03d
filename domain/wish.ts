import * as z from "zod/mini"
import type { Appliance } from "./appliance.ts"
import { allergens, type FoodKey } from "./food.ts"

/** Allergens and intolerances that can be left out. */
export const allergenWishes = [...allergens, "lactose"] as const
export type AllergenWish = (typeof allergenWishes)[number]

/** Ways of eating; `vegetarian` leaves out meat and fish, `noMeat` leaves fish in. */
type WayOfEating = "vegan" | "vegetarian" | "noMeat" | "noRedMeat" | "noPork"

/** What she does not want, or must not have, on her plate. */
export type Wish = AllergenWish | WayOfEating | `food:${string}` | WeekWish | KitchenWish
/** A food that one week does without. It is not stored as a wish, and means neither what the food is made of nor its other forms. */
type WeekWish = `week:${string}`
/** What her kitchen does not have. It is not stored as a wish either, and leaves out no food. */
type KitchenWish = `lacks:${Appliance}`

/** All wishes that are not about a single food. */
export const generalWishes: readonly Wish[] = [
  ...allergenWishes,
  "vegan",
  "vegetarian",
  "noMeat",
  "noRedMeat",
  "noPork",
]

/** The food that a wish leaves out, or undefined for a wish of another kind. */
export function foodOfWish(wish: Wish): FoodKey | undefined {
  return wish.startsWith("food:") ? wish.slice("food:".length) : undefined
}

export function weekWish(food: FoodKey): Wish {
  return `week:${food}`
}

/** The food that a week does without, or undefined for a wish that lasts. */
export function foodOfWeekWish(wish: Wish): FoodKey | undefined {
  return wish.startsWith("week:") ? wish.slice("week:".length) : undefined
}

export function kitchenWish(appliance: Appliance): Wish {
  return `lacks:${appliance}`
}

/** The appliance that a wish does without, or undefined for a wish about food. */
export function applianceOfWish(wish: Wish): Appliance | undefined {
  return wish.startsWith("lacks:") ? (wish.slice("lacks:".length) as Appliance) : undefined
}

/** Those that say what must not be in the food, this week or any other. */
export function lastingFoodWishes(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish) => foodOfWeekWish(wish) === undefined && applianceOfWish(wish) === undefined)
}

export const foodKeySchema = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,59}$/))
export const wishSchema = z.custom<Wish>((value) => {
  if (typeof value !== "string") return false
  const food = foodOfWish(value as Wish)
  return food === undefined ? generalWishes.includes(value as Wish) : foodKeySchema.safeParse(food).success
})

/** What the plan is not made for, so that she is referred to a professional. */
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

/** What a group of words means. Lists are written as text: words separated by commas, food keys by spaces. */
export type WishWord = {
  words: string
  /** Left out where she does not want it; without it, its foods are left out one by one. */
  wishes?: readonly Wish[]
  /** The foods that she likes if she likes it. */
  foods?: string
  /** Foods that are left out together with it, but not liked together with it. */
  also?: string
  referrals?: readonly Referral[]
  /** The wishes hold wherever she writes it ("vegan", "lactose-free milk"). */
  always?: boolean
  /** Without its accent, it counts only in a list of foods ("cará" is a yam, "cara" a face). */
  accented?: boolean
  /** It is another word before these: "soy" is soya, but "soy vegana" is Spanish. Folded, separated by spaces. */
  notBefore?: string
  /** It is understood, but no food of ours is it, so it is named among the unknown. */
  unknown?: boolean
  /** It is understood, and no dish of ours has it, so she is told that. */
  inNoDish?: boolean
  /** Left out as well where she says that it makes her ill. */
  whenIll?: readonly Wish[]
  /** What goes against it, beyond what its wishes and foods say: who is vegan, and likes a cheese of none of our dishes. */
  against?: readonly Wish[]
  /** Foods of our dishes that she likes, too, if she likes it. */
  kin?: string
}

/** The words around the foods, by what they do to them. */
export const cues = [
  /** "I can eat": lets what follows directly stay. */
  "allow",
  /** "I can only eat": the same, but the rest of what she means is not understood. */
  "allowOnly",
  /** "Except": lets what follows directly stay after a group that is left out. */
  "except",
  /** "Is fine": lets the foods before it in its clause stay. "Yes" is none: it may answer what she is allergic to. */
  "assent",
  /** "I do not": negates a verb, and leaves out all that follows in the sentence. */
  "not",
  /** "Without": leaves out what follows in the list. */
  "without",
  /** "I like". */
  "like",
  /** "Allergic to". */
  "allergy",
  /** "Makes me ill". */
  "upset",
  "but",
  /** "If", "hardly": makes an allowance doubtful. */
  "doubt",
  /** "Everything". */
  "all",
  /** "Nothing": `all` if it stands before "except", else a plain word. */
  "nothing",
  "only",
  /** "I eat". */
  "eat",
  /** Articles, "of", "and". */
  "link",
  /** Words that say nothing about food. */
  "plain",
] as const
export type Cue = (typeof cues)[number]

export type WishTable = {
  words: readonly WishWord[]
  /** Words that count where nothing else of the table does, and of which no misspelling is read. */
  known?: readonly WishWord[]
  cues: Readonly<Record<Cue, string>>
  /** Words without accents that are one letter away from a food and are no misspelling of it, separated by spaces. */
  lookalikes: string
  /** The foods, by key, that a wish is mostly about: to name its allergen, and to except one food from a group. */
  members: Readonly<Partial<Record<Wish, string>>>
}

/** A food that none of our dishes has, as she spells it; if she likes it, with the wishes that go against it. */
export type InNoDish = { word: string; against: Wish[] }

export type UnderstoodWishes = {
  wishes: Wish[]
  likes: string[]
  referrals: Referral[]
  unknown: string[]
  inNoDish: InNoDish[]
}
