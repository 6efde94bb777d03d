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

/**
 * Recognises by the words of all languages which foods she wants a dish for, as in "what can I cook from chickpeas and
 * rice?".
 */
export function readerOfFoodsToCook(words: ToCookWords, { namesComplaint }: Mentions) {
  const says = patternsOf(words)
  const { what, cooking, madeOf, something } = says
  const asking = new RegExp(
    `${what.source}.{0,40}${cooking.source}.{0,30}${madeOf.source}|` +
      `^\\W*${something.source}.{0,12}${says.with.source}`,
  )

  /** Returns undefined if the text does not ask for a dish. */
  return function foodsToCookIn(text: string, table: WishTable): readonly FoodKey[] | undefined {
    const plain = fold(text.slice(0, 400))
    if (plain.split(/\s+/).length > wordsMax || !asking.test(plain) || says.notOfKitchen.test(plain)) return undefined
    if (namesComplaint(plain)) return undefined
    const { likes } = understandWishes(text, "preferredFoods", table)
    // "What do I do with milk?" names one food and need not be about a dish; two foods, or the word for a dish, make
    // it certain.
    return likes.length >= 2 || (likes.length === 1 && says.dish.test(plain)) ? likes : undefined
  }
}

/**
 * Returns the dish that contains most of the foods, among equals the one with most of its ingredients at home, and
 * says which of the foods it contains.
 */
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
