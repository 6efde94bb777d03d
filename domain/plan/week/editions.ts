import type { Recipe } from "../../recipes/recipe.ts"
import type { Library } from "../library.ts"
import { type Dishes, slots, standardDishes } from "../slots.ts"

const secondTimesSince = 2
const shortListSince = 3
/**
 * Since this edition of the planning rules, fish and rice noodles may be reheated the next day, and second helpings
 * come from the day's meals.
 */
const oneDaySince = 4

const basketSince = 5
/** From this edition on, the smart snack of the checklist is a bag of nuts that is sold mixed. */
const oneBagSince = 6
const basketOfWeekSince = 7
const standInsOnWishSince = 9

const rewritten: ReadonlySet<number> = new Set([3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 17, 18, 19, 20])
const formerIdsFrom = 200

export function hasSecondTimes(edition: number): boolean {
  return edition >= secondTimesSince
}

export function hasShortList(edition: number): boolean {
  return edition >= shortListSince
}

/** True if second helpings come from what is cooked for the meals of the day. */
export function hasSecondsOfTheDay(edition: number): boolean {
  return edition >= oneDaySince
}

/** True if the shopping list of a first week has a basket for hard nights. */
export function hasNightBasket(edition: number): boolean {
  return edition >= basketSince
}

/** True if the basket prefers what the week buys anyway, and dishes and snacks are chosen with the basket in mind. */
export function hasBasketOfWeek(edition: number): boolean {
  return edition >= basketOfWeekSince
}

/** True if a tight budget weighs each line of the shopping list, and not only the dishes. */
export function countsPriceByLine(edition: number): boolean {
  return edition >= basketOfWeekSince
}

/** True if substitutes, such as gluten-free pasta, are bought only if the ordinary food is left out. */
export function hasStandInsOnWish(edition: number): boolean {
  return edition >= standInsOnWishSince
}

/** Returns the id under which the library has the recipe that had this id in an edition. */
export function idIn(edition: number, id: number): number {
  return !hasShortList(edition) && rewritten.has(id) ? formerIdsFrom + id : id
}

/** The id of the recipe that has replaced an earlier one, or the id itself. */
export function idToday(id: number): number {
  return rewritten.has(id - formerIdsFrom) ? id - formerIdsFrom : id
}

/** Returns dishes with each id translated by `idIn`. */
export function dishesIn(edition: number, dishes: Dishes): Dishes {
  return Object.fromEntries(
    slots.flatMap((slot) => (dishes[slot] === undefined ? [] : [[slot, idIn(edition, dishes[slot])]])),
  )
}

/** The standard week of an edition. */
export function standardDishesIn(edition: number): Dishes {
  return hasShortList(edition) ? standardDishes : formerStandardDishes
}

const formerStandardDishes = dishesIn(1, standardDishes)

const known = new WeakMap<Library, Map<number, Library>>()

/**
 * The library as it was in an edition: before 3 with the original recipes, before 4 with no dish that keeps for one
 * day, before 6 with several kinds of nuts.
 */
export function libraryIn(edition: number, newest: Library): Library {
  if (edition >= oneBagSince) return newest
  const byEdition = known.get(newest) ?? new Map<number, Library>()
  known.set(newest, byEdition)
  const library = byEdition.get(edition) ?? formerLibrary(edition, newest)
  byEdition.set(edition, library)
  return library
}

function formerLibrary(edition: number, newest: Library): Library {
  const [ofFive, ofThree] = newest.formerSmartSnacks
  const snacks = [hasSecondTimes(edition) ? ofThree : ofFive, ...newest.snacks.slice(1)]
  if (edition >= oneDaySince) return { ...newest, snacks }
  const formerRecipes = newest.formerRecipes.map(withoutOneDay)
  const former = new Map(formerRecipes.map((recipe) => [recipe.id, recipe]))
  const recipes = newest.recipes.map((recipe) => former.get(idIn(edition, recipe.id)) ?? withoutOneDay(recipe))
  return { ...newest, recipes, formerRecipes, snacks }
}

function withoutOneDay(recipe: Recipe): Recipe {
  return recipe.keepsDays === 1 ? { ...recipe, keepsDays: 0 } : recipe
}
