import { isSuitable } from "../../food/exclusions.ts"
import type { FoodKey, Foods } from "../../food/food.ts"
import { understandWishes } from "../../food/understand-wishes.ts"
import type { WishTable } from "../../food/wish.ts"
import type { Recipe } from "../../recipes/recipe.ts"
import { patternsOf, type WordsByMeaning } from "../../understanding/phrases.ts"
import { fold } from "../../understanding/text.ts"
import { type Kitchen, shareAtHome } from "../at-home/kitchen.ts"
import { highest } from "../highest.ts"
import { type Household, wishesOfOffers } from "../household.ts"
import type { Library } from "../library.ts"
import type { Mentions } from "./mentions.ts"

const wordsMax = 16

export type ToCookWords = WordsByMeaning<"what" | "cooking" | "madeOf" | "something" | "with" | "dish" | "notOfKitchen">

/** Reads by the words of all languages which foods a dish is asked for ("what can I cook from chickpeas and rice?"). */
export function readerOfFoodsToCook(words: ToCookWords, { namesComplaint }: Mentions) {
  const says = patternsOf(words)
  const { what, cooking, madeOf, something } = says
  const asking = new RegExp(
    `${what.source}.{0,40}${cooking.source}.{0,30}${madeOf.source}|` +
      `^\\W*${something.source}.{0,12}${says.with.source}`,
  )

  /** Undefined where no dish is asked for. */
  return function foodsToCookIn(text: string, table: WishTable): readonly FoodKey[] | undefined {
    const plain = fold(text.slice(0, 400))
    if (plain.split(/\s+/).length > wordsMax || !asking.test(plain) || says.notOfKitchen.test(plain)) return undefined
    if (namesComplaint(plain)) return undefined
    const { likes } = understandWishes(text, "preferredFoods", table)
    // "What do I do with milk?" need not be about a dish.
    return likes.length >= 2 || (likes.length === 1 && says.dish.test(plain)) ? likes : undefined
  }
}

/** The dish that has most of them, then the one for which most is at home; with which of them it is made. */
export function dishFrom(
  library: Library,
  household: Household,
  kitchen: Kitchen,
  asked: readonly FoodKey[],
): { recipe: Recipe; from: readonly FoodKey[] } | undefined {
  const wishes = wishesOfOffers(household)
  const dishes = library.recipes
    .filter((recipe) => isSuitable(recipe, wishes, library.foods))
    .map((recipe) => ({ recipe, from: askedOf(recipe, asked, library.foods) }))
    .filter(({ from }) => from.length > 0)
  return highest(dishes, ({ recipe, from }) => from.length + shareAtHome(recipe, kitchen) / 2)
}

function askedOf({ ingredients }: Recipe, asked: readonly FoodKey[], foods: Foods): FoodKey[] {
  const isAsked = (food: FoodKey) => [food, ...(foods[food]?.kin ?? [])].some((name) => asked.includes(name))
  return ingredients.map(({ food }) => food).filter(isAsked)
}
