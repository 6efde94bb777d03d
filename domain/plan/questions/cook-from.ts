import { isSuitable } from "../../food/exclusions.ts"
import type { FoodKey, Foods } from "../../food/food.ts"
import { understandWishes } from "../../food/understand-wishes.ts"
import type { WishTable } from "../../food/wish.ts"
import type { Recipe } from "../../recipes/recipe.ts"
import { fold } from "../../understanding/text.ts"
import { type Kitchen, shareAtHome } from "../at-home/kitchen.ts"
import { highest } from "../highest.ts"
import { type Household, wishesOfOffers } from "../household.ts"
import type { Library } from "../library.ts"
import { namesComplaint } from "./body-words.ts"

const asking =
  /\b(o que|oque|que|qual|quais|tem|what|which|any|is there|how|cual|cuales|hay)\b.{0,40}\b(cozinh\w*|fa[czg]\w*|prepar\w*|receitas?|pratos?|cook\w*|make|prepare|recipes?|dish(es)?|meals?|cocin\w*|ha[czg]\w*|recetas?|platos?)\b.{0,30}\b(com|de|usando|with|from|using|out of|con)\b|^\W*(receitas?|recipes?|recetas?|algo|something)\b.{0,12}\b(com|with|con)\b/
const naming = /\b(cozinh\w*|receitas?|pratos?|cook\w*|recipes?|dish(es)?|meals?|cocin\w*|recetas?|platos?)\b/
/** It is then about her body, her baby or what she leaves out. */
const notOfKitchen =
  /\b(bebes?|baby|babys|filh[oa]s?|hij[oa]s?|nene|peitos?|pechos?|mamas?|mamilos?|amament\w*|breast\w*|nipples?|pump\w*|extra[ií]\w*|materno|formula|dor|dores|pain|dolor|alergi\w*|allerg\w*|intoler\w*|sem|without|sin|lev\w+|tirar|trocar|swap|cambiar)\b/
const wordsMax = 16

/** The foods that a dish is asked for ("what can I cook from chickpeas and rice?"); undefined where none is. */
export function foodsToCookIn(text: string, table: WishTable): readonly FoodKey[] | undefined {
  const plain = fold(text.slice(0, 400))
  if (plain.split(/\s+/).length > wordsMax || !asking.test(plain) || notOfKitchen.test(plain)) return undefined
  if (namesComplaint(plain)) return undefined
  const { likes } = understandWishes(text, "preferredFoods", table)
  // "What do I do with milk?" need not be about a dish.
  return likes.length >= 2 || (likes.length === 1 && naming.test(plain)) ? likes : undefined
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
