import { isSuitable } from "../../food/exclusions.ts"
import type { Food, FoodKey, Foods } from "../../food/food.ts"
import { weekWish } from "../../food/wish.ts"
import { foodOf, type Ingredient } from "../../recipes/recipe.ts"
import { weightyFoods } from "../at-home/kitchen.ts"
import { type Household, wishesOfOffers } from "../household.ts"
import { foodsOf, type Library, recipesOf } from "../library.ts"
import { boughtGrams } from "../shopping/purchase.ts"
import { hasBasketOfWeek, standardDishesIn } from "./editions.ts"

/** Taking this key out of a week, like a food, leaves out the whole basket. */
export const nightBasketKey = "nightBasket"

const things = 6
const platesOfNight = 2

type Basket = ReadonlyMap<FoodKey, Ingredient>

/**
 * For hard nights of a first week: up to six foods that need no cooking, for one person. It first takes the foods of
 * two plates that need no cooking, then food that is eaten as it is, and prefers what the standard week buys anyway. It
 * depends only on her wishes, so that swapping a dish does not change a basket that she has bought.
 */
export function nightBasketOf(library: Library, household: Household, edition: number): Ingredient[] {
  if (household.wishes.includes(weekWish(nightBasketKey))) return []
  const wishes = wishesOfOffers(household)
  const suits = (dish: Parameters<typeof isSuitable>[0]) => isSuitable(dish, wishes, library.foods)
  const plain = plainFoods(library)
  const isOfWeek = hasBasketOfWeek(edition)
  const ofWeek = isOfWeek ? foodsOf(recipesOf(library, standardDishesIn(edition))) : plain
  const besides = (ingredients: readonly Ingredient[]) => ingredients.filter(({ food }) => !ofWeek.has(food)).length
  const fewestFirst = (all: readonly Ingredient[][]) => all.toSorted((one, other) => besides(one) - besides(other))
  const plates = library.recipes
    .filter((recipe) => recipe.kind === "quick" && suits(recipe))
    .map(weighty)
    .filter((ingredients) => ingredients.every(({ food }) => plain.has(food)))
  const lightest = fewestFirst(plates).toSorted(
    (one, other) => tinsOf(one, library.foods) - tinsOf(other, library.foods),
  )
  const ready = library.plainThings.filter((thing) => thing.isReady && suits(thing)).map(weighty)
  const others = library.plainThings.filter((thing) => !thing.isReady && suits(thing)).map(weighty)
  const withPlates = filled(new Map(), lightest, { most: platesOfNight, addsUp: isOfWeek })
  return [...filled(withPlates, fewestFirst([...ready, ...others])).values()]
}

type Filling = { most?: number; addsUp?: boolean }

/**
 * Adds as many things as fit and bring something new. With `addsUp`, a food that two of them contain is bought for
 * both.
 */
function filled(
  before: Basket,
  all: readonly Ingredient[][],
  { most = Number.POSITIVE_INFINITY, addsUp = false }: Filling = {},
): Basket {
  const basket = new Map(before)
  let taken = 0
  for (const ingredients of all) {
    const more = ingredients.filter(({ food }) => !basket.has(food))
    if (taken === most || more.length === 0 || basket.size + more.length > things) continue
    for (const each of ingredients) {
      const had = basket.get(each.food)
      basket.set(each.food, had ? { ...had, grams: had.grams + (addsUp ? each.grams : 0) } : each)
    }
    taken++
  }
  return basket
}

/** The number of tins; fewer are better, because her dishes need tins of their own. */
function tinsOf(ingredients: readonly Ingredient[], foods: Foods): number {
  return ingredients.filter(({ food }) => isTin(foodOf({ food }, foods))).length
}

function isTin({ sold }: Food): boolean {
  return sold.by === "unit" && sold.unit === "tin"
}

/**
 * Returns how many grams of a food the basket holds for everybody who eats. Of tins it holds whole ones: what is not
 * needed stays unopened.
 */
export function gramsOfBasket({ food: key, grams }: Ingredient, people: number, foods: Foods): number {
  const food = foodOf({ food: key }, foods)
  const all = grams * people
  return isTin(food) ? boughtGrams(all, food) : all
}

/** All foods that a basket may contain. */
export function plainFoods({ plainThings }: Pick<Library, "plainThings">): ReadonlySet<FoodKey> {
  return new Set(plainThings.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))
}

function weighty(dish: { ingredients: readonly Ingredient[] }): Ingredient[] {
  const keys = weightyFoods(dish)
  return dish.ingredients.filter(({ food }) => keys.includes(food))
}
